-- Ids of rows that are written within one millisecond keep their order as well: behind the 48 bits of milliseconds come
-- 12 bits of the millisecond's fraction (RFC 9562, section 6.2, method 3), so about a quarter of a microsecond.
-- One expression without FROM, so that Postgres writes it into the insert instead of calling it.
CREATE OR REPLACE FUNCTION uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT (
    left(
      overlay(
        encode(int8send((extract(epoch FROM clock_timestamp()) * 4096000)::bigint << 4), 'hex')
        PLACING '7' FROM 13 FOR 0),
      16)
    || right(replace(gen_random_uuid()::text, '-', ''), 16)
  )::uuid
$$;
