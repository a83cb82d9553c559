-- The back office looks for words inside names and addresses of people and therapists, and sorts all therapists.
CREATE INDEX profiles_words ON profiles USING gin ((first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops);
CREATE INDEX users_words ON users USING gin ((coalesce(name, '') || ' ' || email::text) gin_trgm_ops);
CREATE INDEX therapists_words ON therapists
  USING gin (name gin_trgm_ops, (name || ' ' || title || ' ' || location || ' ' || email) gin_trgm_ops);

CREATE INDEX "therapists_display_order_id_idx" ON "therapists"("display_order", "id");
CREATE INDEX "therapists_name_id_idx" ON "therapists"("name", "id");

-- The weeks of the overview count outcomes without looking at the rows.
CREATE INDEX therapy_sessions_outcomes ON therapy_sessions (session_date, status) WHERE status IN ('completed', 'no_show');

-- Few people leave, so a list of many looks up only those.
CREATE INDEX users_disabled ON users (id) WHERE disabled_at IS NOT NULL;
