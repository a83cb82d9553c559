-- The directory's search: everything that keeps a list page at a few dozen buffers with 100,000 therapists
-- (docs/decisions/030 and 031 say why each part is here).

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Words and values ------------------------------------------------------------------------------------------

-- Case and accents gone: "Deepá" and "deepa" are one word. unaccent() is declared STABLE because its dictionary can
-- be exchanged; naming the dictionary leaves the argument alone to decide. Plain ASCII skips the slow part.
CREATE FUNCTION fold_text(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN octet_length(written) = char_length(written) THEN lower(written)
  ELSE lower(public.unaccent('public.unaccent'::regdictionary, normalize(written, NFC)))
END;

-- A label as it stands in an address: "Couples & family" is couples-family.
CREATE FUNCTION facet_value(label text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
  nullif(trim(BOTH '-' FROM regexp_replace(fold_text(label), '[^[:alnum:]]+', '-', 'g')), ''),
  fold_text(label));

-- Four bytes instead of the words, so that an index entry can carry all facets of a therapist.
CREATE FUNCTION facet_key(kind text, value text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ('x' || left(md5(kind || '=' || value), 8))::bit(32)::integer;

CREATE FUNCTION therapist_facets(
  specialization text[], location text, languages text[], modes text[], gender text, accepting boolean
) RETURNS TABLE (kind text, value text, label text) LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT 'specialization', facet_value(item), item FROM unnest(specialization) item
  UNION ALL SELECT 'location', facet_value(location), location
  UNION ALL SELECT 'language', facet_value(item), item FROM unnest(languages) item
  UNION ALL SELECT 'mode', item, item FROM unnest(modes) item
  UNION ALL SELECT 'gender', gender, gender WHERE gender IS NOT NULL
  UNION ALL SELECT 'accepting', 'yes', 'yes' WHERE accepting;
END;

CREATE FUNCTION therapist_facet_keys(
  specialization text[], location text, languages text[], modes text[], gender text, accepting boolean
) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT facet_key(kind, value)
  FROM therapist_facets(specialization, location, languages, modes, gender, accepting));

-- Every word that a visitor can search for, and those of the name once more as "n=…" (one or two letters search
-- the name only). Positions are dropped: nothing is ranked.
CREATE FUNCTION therapist_search(name text, title text, specialization text[], location text, bio text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN strip(to_tsvector('pg_catalog.simple'::regconfig,
    fold_text(concat_ws(' ', name, title, array_to_string(specialization, ' '), location, bio))))
  || array_to_tsvector(ARRAY(
    SELECT 'n=' || lexeme FROM unnest(to_tsvector('pg_catalog.simple'::regconfig, fold_text(name)))));

-- Columns and indexes ---------------------------------------------------------------------------------------

ALTER TABLE therapists
  ADD COLUMN search tsvector GENERATED ALWAYS AS (
    therapist_search(name, title, specialization, location, bio)) STORED,
  ADD COLUMN facets integer[] GENERATED ALWAYS AS (
    therapist_facet_keys(specialization, location, languages, modes, gender, accepting_new_clients)) STORED,
  -- A card reads the first words of the bio: keep it in the row rather than three pages away.
  ALTER COLUMN bio SET STORAGE MAIN;

-- One order each, walked from a cursor. Facets and fee ride along, so that a filter is decided inside the index.
CREATE INDEX therapists_by_order ON therapists (display_order, id) INCLUDE (facets, session_rate) WHERE is_active;
CREATE INDEX therapists_by_lowest_fee ON therapists (coalesce(session_rate, 9999999999.99), id)
  INCLUDE (facets, session_rate) WHERE is_active;
CREATE INDEX therapists_by_highest_fee ON therapists (coalesce(session_rate, -1), id)
  INCLUDE (facets, session_rate) WHERE is_active;
CREATE INDEX therapists_by_experience ON therapists (coalesce(years_of_experience, -1), id)
  INCLUDE (facets, session_rate, years_of_experience) WHERE is_active;
CREATE INDEX therapists_by_name ON therapists (fold_text(name), id)
  INCLUDE (facets, session_rate, name) WHERE is_active;
DROP INDEX therapists_active_order;

-- Two buffers a card instead of four: the cards of a filtered page are fetched by id.
CREATE INDEX therapists_by_id ON therapists USING hash (id);

-- A short pending list: readers look through it until the next vacuum.
CREATE INDEX therapists_search ON therapists USING gin (search, facets)
  WITH (gin_pending_list_limit = 256) WHERE is_active;

-- Counters --------------------------------------------------------------------------------------------------

-- How many active therapists have each facet and each word: counts beside the filters, the vocabulary for
-- misspelt words, and an exact upper bound of what a search will find.
CREATE TABLE directory_terms (
  kind text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL,
  label text NOT NULL,
  key integer,
  therapists integer NOT NULL,
  CONSTRAINT directory_terms_pkey PRIMARY KEY (kind, value),
  CONSTRAINT directory_terms_kind_known CHECK (kind IN
    ('all', 'word', 'name', 'specialization', 'location', 'language', 'mode', 'gender', 'accepting'))
) WITH (fillfactor = 70);

CREATE FUNCTION directory_terms_of(
  search tsvector, specialization text[], location text, languages text[], modes text[], gender text,
  accepting boolean
) RETURNS TABLE (kind text, value text, label text) LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT 'all', '', ''
  UNION ALL SELECT DISTINCT ON (f.kind, f.value) f.kind, f.value, f.label
    FROM therapist_facets(specialization, location, languages, modes, gender, accepting) f
  UNION ALL SELECT 'name', substr(lexeme, 3), '' FROM unnest(search) WHERE lexeme LIKE 'n=%'
  UNION ALL SELECT 'word', lexeme, '' FROM unnest(search)
    WHERE lexeme NOT LIKE 'n=%' AND char_length(lexeme) <= 60;
END;

-- Terms are taken in order: two writers lock the counters one after the other and never wait in a circle. A term
-- that nobody has any more is removed, so that the name of somebody who left is never offered as a correction.
CREATE FUNCTION add_to_directory_terms(kinds text[], terms text[], labels text[], steps integer[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  gone_kinds text[];
  gone_terms text[];
BEGIN
  WITH counted AS (
    INSERT INTO directory_terms AS known (kind, value, label, key, therapists)
    SELECT c.kind, c.term, coalesce(c.label, ''),
      CASE WHEN c.kind NOT IN ('all', 'word', 'name') THEN facet_key(c.kind, c.term) END, c.step
    FROM unnest(kinds, terms, labels, steps) AS c (kind, term, label, step)
    ORDER BY c.kind COLLATE "C", c.term COLLATE "C"
    ON CONFLICT (kind, value) DO UPDATE SET
      therapists = known.therapists + excluded.therapists,
      label = coalesce(nullif(excluded.label, ''), known.label)
    RETURNING kind, value, therapists
  )
  SELECT array_agg(kind), array_agg(value) INTO gone_kinds, gone_terms FROM counted WHERE therapists <= 0;
  DELETE FROM directory_terms d USING unnest(gone_kinds, gone_terms) AS gone (kind, value)
  WHERE d.kind = gone.kind AND d.value = gone.value AND d.therapists <= 0;
END $$;

-- Once per statement, however many therapists it touched.
CREATE FUNCTION count_directory_terms() RETURNS trigger LANGUAGE plpgsql AS $$
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
      FROM rows_after r, directory_terms_of(
        r.search, r.specialization, r.location, r.languages, r.modes, r.gender, r.accepting_new_clients) t
      WHERE r.is_active GROUP BY t.kind, t.value) c;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(c.kind), array_agg(c.value), array_agg(c.label), array_agg(c.step)
    INTO kinds, terms, labels, steps
    FROM (
      SELECT t.kind, t.value, '' AS label, -count(*)::integer AS step
      FROM rows_before r, directory_terms_of(
        r.search, r.specialization, r.location, r.languages, r.modes, r.gender, r.accepting_new_clients) t
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
      FROM version v, directory_terms_of(
        v.search, v.specialization, v.location, v.languages, v.modes, v.gender, v.accepting_new_clients) t
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
CREATE TRIGGER therapists_counted_on_truncate AFTER TRUNCATE ON therapists
  FOR EACH STATEMENT EXECUTE FUNCTION count_directory_terms();

-- Therapists who were there before this migration.
DO $$
DECLARE
  kinds text[];
  terms text[];
  labels text[];
  steps integer[];
BEGIN
  SELECT array_agg(c.kind), array_agg(c.value), array_agg(c.label), array_agg(c.step)
  INTO kinds, terms, labels, steps
  FROM (
    SELECT t.kind, t.value, max(t.label) AS label, count(*)::integer AS step
    FROM therapists r, directory_terms_of(
      r.search, r.specialization, r.location, r.languages, r.modes, r.gender, r.accepting_new_clients) t
    WHERE r.is_active GROUP BY t.kind, t.value) c;
  PERFORM add_to_directory_terms(kinds, terms, labels, steps);
END $$;
