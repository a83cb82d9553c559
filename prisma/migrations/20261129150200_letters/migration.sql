CREATE TABLE "therapist_letters" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapist_letters_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "therapist_letters_therapist_id_kind_key" ON "therapist_letters"("therapist_id", "kind");

ALTER TABLE "therapist_letters" ADD CONSTRAINT "therapist_letters_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE therapist_letters
  ADD CONSTRAINT therapist_letters_kind_known CHECK (kind IN ('first', 'reminder', 'missed')),
  ADD CONSTRAINT therapist_letters_subject_line CHECK (is_line(subject, 1, 120)),
  ADD CONSTRAINT therapist_letters_body_prose CHECK (is_prose(body, 1, 2000));

ALTER TABLE "client_cards" ADD COLUMN "welcomed_at" TIMESTAMPTZ(3);
