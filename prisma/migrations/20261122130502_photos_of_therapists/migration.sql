CREATE TABLE "therapist_photos" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID,
    "user_id" UUID,
    "file_id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'submitted',
    "reason" TEXT,
    "reviewed_at" TIMESTAMPTZ(3),
    "reviewed_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapist_photos_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "therapist_photos_file_id_key" ON "therapist_photos"("file_id");
CREATE INDEX "therapist_photos_user_id_created_at_idx" ON "therapist_photos"("user_id", "created_at" DESC);
CREATE INDEX "therapist_photos_therapist_id_idx" ON "therapist_photos"("therapist_id");
CREATE INDEX "therapist_photos_status_created_at_idx" ON "therapist_photos"("status", "created_at");

ALTER TABLE "therapist_photos" ADD CONSTRAINT "therapist_photos_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "therapist_photos" ADD CONSTRAINT "therapist_photos_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "therapist_photos" ADD CONSTRAINT "therapist_photos_reviewed_by_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapist_photos" ADD CONSTRAINT "therapist_photos_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "therapist_photos"
  ADD CONSTRAINT "therapist_photos_status_known"
    CHECK ("status" IN ('submitted', 'approved', 'declined', 'withdrawn', 'replaced')),
  ADD CONSTRAINT "therapist_photos_somebodys" CHECK (num_nonnulls("therapist_id", "user_id") >= 1),
  ADD CONSTRAINT "therapist_photos_shown_by_an_entry" CHECK ("status" <> 'approved' OR "therapist_id" IS NOT NULL),
  ADD CONSTRAINT "therapist_photos_reason_length" CHECK (length("reason") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "therapist_photos_declined_with_words" CHECK ("status" <> 'declined' OR "reason" IS NOT NULL);

-- One picture of a person waits at a time, and an entry shows one.
CREATE UNIQUE INDEX "therapist_photos_one_waiting" ON "therapist_photos"("user_id") WHERE "status" = 'submitted';
CREATE UNIQUE INDEX "therapist_photos_one_shown" ON "therapist_photos"("therapist_id") WHERE "status" = 'approved';
