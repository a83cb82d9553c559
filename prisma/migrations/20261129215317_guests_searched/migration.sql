-- The search for sessions in the back office finds those of guests, by name, sound and address.
CREATE INDEX participants_words ON participants USING gin ((coalesce(name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);
CREATE INDEX participants_by_sound ON participants USING gin (sound_of(name) gin_trgm_ops);
