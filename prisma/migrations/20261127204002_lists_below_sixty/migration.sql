-- The people beside the lines of a part are looked up by id: two buffers each however many there are, and not one for each
-- level of a tree.
CREATE INDEX "profiles_by_id" ON "profiles" USING HASH ("id");
CREATE INDEX "users_by_id" ON "users" USING HASH ("id");

-- The last and the next session of some clients of a therapist are read from the index alone.
DROP INDEX "therapy_sessions_therapist_id_client_id_session_date_idx";
CREATE INDEX "therapy_sessions_therapist_id_client_id_session_date_status_idx"
  ON "therapy_sessions"("therapist_id", "client_id", "session_date", "status");

-- AlterTable: the day in India, by which the weeks of the overview count. Equal days share one entry of an index, which holds
-- six bytes for each session and not twenty.
ALTER TABLE "therapy_sessions"
  ADD COLUMN "session_day" DATE NOT NULL GENERATED ALWAYS AS ((session_date AT TIME ZONE 'Asia/Kolkata')::date) STORED;
CREATE INDEX therapy_sessions_completed ON therapy_sessions (session_day) WHERE status = 'completed';
CREATE INDEX therapy_sessions_no_show ON therapy_sessions (session_day) WHERE status = 'no_show';
DROP INDEX therapy_sessions_outcomes;

-- The plans of some clients of a therapist.
CREATE INDEX "therapy_plans_therapist_id_client_id_idx" ON "therapy_plans"("therapist_id", "client_id");

-- The agenda picks its sessions inside the index, and reads the rows of these alone.
DROP INDEX therapy_sessions_scheduled;
CREATE INDEX therapy_sessions_scheduled ON therapy_sessions (therapist_id, session_date, id) INCLUDE (duration_minutes)
  WHERE status = 'scheduled';

-- Waiting payments are counted inside the index.
DROP INDEX "payment_submissions_status_created_at_idx";
CREATE INDEX "payment_submissions_status_created_at_id_idx" ON "payment_submissions"("status", "created_at", "id");
