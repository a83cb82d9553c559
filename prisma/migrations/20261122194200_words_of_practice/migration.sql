-- The search also finds what a therapist practises and for whom. Whole values stand beside the words with a mark, so
-- that "children" among the client groups is not the same as children in a sentence of the bio: "a=…" an approach,
-- "g=…" a group of clients, "f=affirming" affirming practice.
CREATE FUNCTION therapist_search(
  name text, title text, specialization text[], location text, bio text, approaches text[], client_groups text[],
  affirming boolean
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN strip(to_tsvector('pg_catalog.simple'::regconfig,
    fold_text(concat_ws(' ', name, title, array_to_string(specialization, ' '), location, bio,
      array_to_string(approaches, ' ')))))
  || array_to_tsvector(ARRAY(
    SELECT 'n=' || lexeme FROM unnest(to_tsvector('pg_catalog.simple'::regconfig, fold_text(name)))
    UNION SELECT 'a=' || facet_value(item) FROM unnest(approaches) item
    UNION SELECT 'g=' || facet_value(item) FROM unnest(client_groups) item
    UNION SELECT 'f=affirming' WHERE affirming));

-- The column takes its index with it.
ALTER TABLE therapists DROP COLUMN search;
DROP FUNCTION therapist_search(text, text, text[], text, text);
ALTER TABLE therapists ADD COLUMN search tsvector GENERATED ALWAYS AS (
  therapist_search(name, title, specialization, location, bio, approaches, client_groups, affirming)) STORED;

CREATE INDEX therapists_search ON therapists USING gin (search, facets)
  WITH (gin_pending_list_limit = 256) WHERE is_active;

-- The counters learn the new words. No trigger has seen them, because the table was rewritten.
DELETE FROM directory_terms WHERE kind = 'word';
INSERT INTO directory_terms (kind, value, label, therapists)
SELECT 'word', lexeme, '', count(*)::integer
FROM therapists, unnest(search)
WHERE is_active AND lexeme NOT LIKE 'n=%' AND char_length(lexeme) <= 60
GROUP BY lexeme;
