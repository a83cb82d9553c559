ALTER TABLE "record_requests" ADD COLUMN     "submission_key" UUID NOT NULL DEFAULT gen_random_uuid();

CREATE UNIQUE INDEX "record_requests_submission_key_key" ON "record_requests"("submission_key");
