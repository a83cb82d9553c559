-- Register entries that are checked and good, beside the words of the profile: cards show them, and the directory
-- narrows by them. A trigger on therapist_registrations writes them; a job takes out what runs out with time.
ALTER TABLE "therapists" ADD COLUMN "registers" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE therapists ADD CONSTRAINT therapists_registers_list CHECK (jsonb_typeof(registers) = 'array');

CREATE FUNCTION live_registers(therapist uuid) RETURNS jsonb LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'register', register, 'number', number,
      'lookedUp', (checked_at AT TIME ZONE 'Asia/Kolkata')::date, 'goodUntil', expires_on)
    ORDER BY created_at, id), '[]')
  FROM therapist_registrations
  WHERE therapist_id = therapist AND checked_at IS NOT NULL
    AND expires_on >= (now() AT TIME ZONE 'Asia/Kolkata')::date;
END;

CREATE FUNCTION keep_registers_of_therapist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for another change of the same entries, and then reads what it has written.
  PERFORM FROM therapists WHERE id IN (OLD.therapist_id, NEW.therapist_id) ORDER BY id FOR NO KEY UPDATE;
  UPDATE therapists t SET registers = live_registers(t.id)
  WHERE t.id IN (OLD.therapist_id, NEW.therapist_id) AND t.registers IS DISTINCT FROM live_registers(t.id);
  RETURN NULL;
END $$;

CREATE TRIGGER therapist_registrations_shown AFTER INSERT OR UPDATE OR DELETE ON therapist_registrations
  FOR EACH ROW EXECUTE FUNCTION keep_registers_of_therapist();

UPDATE therapists t SET registers = live_registers(t.id)
WHERE EXISTS (SELECT FROM therapist_registrations r WHERE r.therapist_id = t.id AND r.checked_at IS NOT NULL);

-- The same filter values and counters as before, with one kind more. The column takes its indexes with it.
DROP TRIGGER therapists_counted_on_insert ON therapists;
DROP TRIGGER therapists_counted_on_update ON therapists;
DROP TRIGGER therapists_counted_on_delete ON therapists;
ALTER TABLE therapists DROP COLUMN facets;
DROP FUNCTION directory_terms_of(tsvector, text[], text, text[], text[], text, boolean);
DROP FUNCTION therapist_facet_keys(text[], text, text[], text[], text, boolean);
DROP FUNCTION therapist_facets(text[], text, text[], text[], text, boolean);

CREATE FUNCTION therapist_facets(
  specialization text[], location text, languages text[], modes text[], gender text, accepting boolean, registers jsonb
) RETURNS TABLE (kind text, value text, label text) LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT 'specialization', facet_value(item), item FROM unnest(specialization) item
  UNION ALL SELECT 'location', facet_value(location), location
  UNION ALL SELECT 'language', facet_value(item), item FROM unnest(languages) item
  UNION ALL SELECT 'mode', item, item FROM unnest(modes) item
  UNION ALL SELECT 'gender', gender, gender WHERE gender IS NOT NULL
  UNION ALL SELECT 'accepting', 'yes', 'yes' WHERE accepting
  UNION ALL SELECT DISTINCT 'register', facet_value(item #>> '{}'), item #>> '{}'
    FROM jsonb_path_query(registers, '$[*].register') item;
END;

CREATE FUNCTION therapist_facet_keys(
  specialization text[], location text, languages text[], modes text[], gender text, accepting boolean, registers jsonb
) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT facet_key(kind, value)
  FROM therapist_facets(specialization, location, languages, modes, gender, accepting, registers));

ALTER TABLE therapists ADD COLUMN facets integer[] GENERATED ALWAYS AS (
  therapist_facet_keys(specialization, location, languages, modes, gender, accepting_new_clients, registers)) STORED;

CREATE INDEX therapists_by_order ON therapists (display_order, id) INCLUDE (facets, session_rate) WHERE is_active;
CREATE INDEX therapists_by_lowest_fee ON therapists (coalesce(session_rate, 9999999999.99), id)
  INCLUDE (facets, session_rate) WHERE is_active;
CREATE INDEX therapists_by_highest_fee ON therapists (coalesce(session_rate, -1), id)
  INCLUDE (facets, session_rate) WHERE is_active;
CREATE INDEX therapists_by_experience ON therapists (coalesce(years_of_experience, -1), id)
  INCLUDE (facets, session_rate, years_of_experience) WHERE is_active;
CREATE INDEX therapists_by_name ON therapists (fold_text(name), id)
  INCLUDE (facets, session_rate, name) WHERE is_active;
CREATE INDEX therapists_search ON therapists USING gin (search, facets)
  WITH (gin_pending_list_limit = 256) WHERE is_active;

ALTER TABLE directory_terms
  DROP CONSTRAINT directory_terms_kind_known,
  ADD CONSTRAINT directory_terms_kind_known CHECK (kind IN ('all', 'word', 'name', 'specialization', 'location',
    'language', 'mode', 'gender', 'accepting', 'register'));

CREATE FUNCTION directory_terms_of(
  search tsvector, specialization text[], location text, languages text[], modes text[], gender text,
  accepting boolean, registers jsonb
) RETURNS TABLE (kind text, value text, label text) LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT 'all', '', ''
  UNION ALL SELECT DISTINCT ON (f.kind, f.value) f.kind, f.value, f.label
    FROM therapist_facets(specialization, location, languages, modes, gender, accepting, registers) f
  UNION ALL SELECT 'name', substr(lexeme, 3), '' FROM unnest(search) WHERE lexeme LIKE 'n=%'
  UNION ALL SELECT 'word', lexeme, '' FROM unnest(search)
    WHERE lexeme NOT LIKE 'n=%' AND char_length(lexeme) <= 60;
END;

CREATE OR REPLACE FUNCTION count_directory_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kinds text[];
  terms text[];
  labels text[];
  steps integer[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM directory_terms;
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(c.kind), array_agg(c.value), array_agg(c.label), array_agg(c.step)
    INTO kinds, terms, labels, steps
    FROM (
      SELECT t.kind, t.value, max(t.label) AS label, count(*)::integer AS step
      FROM rows_after r, directory_terms_of(r.search, r.specialization, r.location, r.languages, r.modes, r.gender,
        r.accepting_new_clients, r.registers) t
      WHERE r.is_active GROUP BY t.kind, t.value) c;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(c.kind), array_agg(c.value), array_agg(c.label), array_agg(c.step)
    INTO kinds, terms, labels, steps
    FROM (
      SELECT t.kind, t.value, '' AS label, -count(*)::integer AS step
      FROM rows_before r, directory_terms_of(r.search, r.specialization, r.location, r.languages, r.modes, r.gender,
        r.accepting_new_clients, r.registers) t
      WHERE r.is_active GROUP BY t.kind, t.value) c;
  ELSE
    WITH touched AS MATERIALIZED (
      SELECT b.id FROM rows_before b JOIN rows_after a ON a.id = b.id
      WHERE (b.is_active, b.search, b.facets, b.specialization, b.location, b.languages) IS DISTINCT FROM
        (a.is_active, a.search, a.facets, a.specialization, a.location, a.languages)
    ), version AS (
      SELECT b.*, -1 AS step FROM rows_before b JOIN touched USING (id) WHERE b.is_active
      UNION ALL
      SELECT a.*, 1 FROM rows_after a JOIN touched USING (id) WHERE a.is_active
    )
    SELECT array_agg(c.kind), array_agg(c.value), array_agg(c.label), array_agg(c.step)
    INTO kinds, terms, labels, steps
    FROM (
      SELECT t.kind, t.value, max(t.label) FILTER (WHERE v.step > 0) AS label, sum(v.step)::integer AS step
      FROM version v, directory_terms_of(v.search, v.specialization, v.location, v.languages, v.modes, v.gender,
        v.accepting_new_clients, v.registers) t
      GROUP BY t.kind, t.value
      HAVING sum(v.step) <> 0 OR min(t.label) <> max(t.label)) c;
  END IF;
  PERFORM add_to_directory_terms(kinds, terms, labels, steps);
  RETURN NULL;
END $$;

CREATE TRIGGER therapists_counted_on_insert AFTER INSERT ON therapists
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION count_directory_terms();
CREATE TRIGGER therapists_counted_on_update AFTER UPDATE ON therapists
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION count_directory_terms();
CREATE TRIGGER therapists_counted_on_delete AFTER DELETE ON therapists
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION count_directory_terms();

-- Therapists who are on a register already.
INSERT INTO directory_terms (kind, value, label, key, therapists)
SELECT t.kind, t.value, max(t.label), facet_key(t.kind, t.value), count(*)::integer
FROM therapists r, therapist_facets(r.specialization, r.location, r.languages, r.modes, r.gender,
  r.accepting_new_clients, r.registers) t
WHERE r.is_active AND t.kind = 'register'
GROUP BY t.kind, t.value;
