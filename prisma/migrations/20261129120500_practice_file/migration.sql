-- A therapist's file of the whole practice is made by the job of the personal copy, and says how far it is.
ALTER TABLE "privacy_requests" ADD COLUMN "parts_done" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "parts" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE privacy_requests
  DROP CONSTRAINT privacy_requests_kind_known,
  ADD CONSTRAINT privacy_requests_kind_known CHECK (kind IN ('export', 'practice', 'correction', 'erasure')),
  ADD CONSTRAINT privacy_requests_parts CHECK (parts_done BETWEEN 0 AND parts);
