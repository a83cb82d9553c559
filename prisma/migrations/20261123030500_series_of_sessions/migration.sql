ALTER TABLE "therapy_sessions" ADD COLUMN     "series_id" UUID;

CREATE INDEX "therapy_sessions_series_id_session_date_idx" ON "therapy_sessions"("series_id", "session_date");
