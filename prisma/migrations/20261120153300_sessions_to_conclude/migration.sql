-- Few sessions are still scheduled: those that wait for a word how they went are found among them alone.
CREATE INDEX therapy_sessions_scheduled ON therapy_sessions (therapist_id, session_date) WHERE status = 'scheduled';
