ALTER TABLE "therapy_sessions" ADD COLUMN "break_closed_at" TIMESTAMPTZ(3);

CREATE TABLE "break_terms" (
    "therapist_id" UUID NOT NULL,
    "weeks" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "break_terms_pkey" PRIMARY KEY ("therapist_id")
);

ALTER TABLE "break_terms" ADD CONSTRAINT "break_terms_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE break_terms
  ADD CONSTRAINT break_terms_weeks_range CHECK (weeks BETWEEN 1 AND 52);
