-- What a therapist has just said of a session stays in sight for a while, with its answer and the way to take it back.
CREATE INDEX therapy_sessions_therapist_id_updated_at_idx ON therapy_sessions (therapist_id, updated_at);
