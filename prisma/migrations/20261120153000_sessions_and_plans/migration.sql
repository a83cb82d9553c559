-- Taking back a mistaken completion is possible once, so it has a date.
ALTER TABLE "therapy_sessions" ADD COLUMN "completion_undone_at" TIMESTAMPTZ(3);

-- The last and the next session of each client of a therapist, without reading the ones between.
DROP INDEX "therapy_sessions_therapist_id_client_id_idx";
CREATE INDEX "therapy_sessions_therapist_id_client_id_session_date_idx"
  ON "therapy_sessions"("therapist_id", "client_id", "session_date");

-- The same form sent twice is one plan.
ALTER TABLE "therapy_plans" ADD COLUMN "submission_key" UUID NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX "therapy_plans_submission_key_key" ON "therapy_plans"("submission_key");

-- People whose message was answered are clients of the therapist.
CREATE INDEX therapist_contact_requests_answered ON therapist_contact_requests (therapist_id, client_id)
  WHERE answered_at IS NOT NULL AND client_id IS NOT NULL;
