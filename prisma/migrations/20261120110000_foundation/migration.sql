-- Extensions (all "trusted": the owner of the database may create them) and the functions that the tables'
-- defaults and checks use.

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- RFC 9562 version 7: 48 bits of milliseconds, then random. Own function, because the built-in one exists only
-- from Postgres 18 and the product may be given an older server.
CREATE FUNCTION uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
        FROM 1 FOR 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;

-- Lower case, one @, ASCII domain with a dot, nothing that could make it two addresses or a header.
CREATE FUNCTION is_email(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT char_length(value) <= 254
    AND value = lower(value)
    AND value ~ '^[^\s@<>"(),:;\[\]\\]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*\.[a-z0-9-]{2,63}$'
$$;

-- Loose on purpose: the application normalises; this keeps out what is no number at all.
CREATE FUNCTION is_phone(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT value ~ '^\+?[0-9][0-9 ().-]{3,28}[0-9]$'
$$;

-- One line of text: no control characters (names and subjects end up in mail headers), not only blanks.
CREATE FUNCTION is_line(value text, shortest integer, longest integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT char_length(btrim(value)) >= shortest AND char_length(value) <= longest AND value !~ '[\x01-\x1f\x7f]'
$$;

-- Text of several lines.
CREATE FUNCTION is_prose(value text, shortest integer, longest integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT char_length(btrim(value, E' \n\r\t')) >= shortest AND char_length(value) <= longest
$$;

-- A short list of short lines without null, blank or repeated entries.
CREATE FUNCTION is_line_list(list text[], most integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT cardinality(list) <= most
    AND (SELECT count(*) = count(DISTINCT item) AND coalesce(bool_and(public.is_line(item, 1, 80)), true)
         FROM unnest(list) AS item)
$$;

CREATE FUNCTION is_sha256(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT value ~ '^[0-9a-f]{64}$'
$$;

CREATE FUNCTION is_time_zone(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT char_length(value) <= 64 AND value ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$'
$$;

-- For tables whose rows are evidence.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
