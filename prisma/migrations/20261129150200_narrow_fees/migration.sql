-- A multirange takes 21 bytes of an index entry where the one rate took 5. The lowest and the highest fee decide nearly every
-- search, and those between them follow in four bytes each: with one kind of session an entry is as long as before.
ALTER TABLE "therapists" ADD COLUMN "fee_low" INTEGER, ADD COLUMN "fee_high" INTEGER, ADD COLUMN "fees_between" BYTEA NOT NULL DEFAULT '\x';

-- Four bytes for each fee, the first of which is below 6, because no fee is above a million rupees.
ALTER TABLE therapists ADD CONSTRAINT therapists_fees_between_whole CHECK (
  fees_between = '' OR (length(fees_between) % 4 = 0 AND get_byte(fees_between, 0) < 6));

CREATE FUNCTION fees_between(fees integer[]) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(int4send(fee), ''::bytea ORDER BY fee), ''::bytea) FROM unnest(fees[2:cardinality(fees) - 1]) fee
$$;

-- Bytes of numbers have the order of the numbers, because no fee is negative.
CREATE FUNCTION has_fee_between(fees bytea, low integer, high integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM generate_series(1, length(fees), 4) AS at
    WHERE substring(fees FROM at FOR 4) BETWEEN int4send(low) AND int4send(high))
$$;

WITH known AS (
  SELECT therapist_id, array_agg(DISTINCT (fee * 100)::integer) AS fees FROM session_kinds
  WHERE archived_at IS NULL AND bookable_by = 'everybody' AND fee > 0 GROUP BY therapist_id)
UPDATE therapists t
SET fee_low = k.fees[1], fee_high = k.fees[cardinality(k.fees)], fees_between = fees_between(k.fees)
FROM known k WHERE k.therapist_id = t.id;

CREATE OR REPLACE FUNCTION therapist_has_fees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.fee_low := CASE WHEN NEW.session_rate > 0 THEN (NEW.session_rate * 100)::integer END;
  NEW.fee_high := NEW.fee_low;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION kinds_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT therapist_id) INTO changed FROM rows_before;
  ELSE
    SELECT array_agg(DISTINCT therapist_id) INTO changed FROM rows_after;
  END IF;
  WITH offered AS (
    SELECT therapist_id, (array_agg(nullif(fee, 0) ORDER BY position, id))[1] AS rate,
      (array_agg(minutes ORDER BY position, id))[1] AS minutes,
      array_agg(DISTINCT (fee * 100)::integer) FILTER (WHERE bookable_by = 'everybody' AND fee > 0) AS fees
    FROM session_kinds WHERE therapist_id = ANY (changed) AND archived_at IS NULL GROUP BY therapist_id),
  lengths AS (
    UPDATE calendars c SET slot_minutes = o.minutes FROM offered o
    WHERE c.therapist_id = o.therapist_id AND c.slot_minutes <> o.minutes)
  UPDATE therapists t
  SET session_rate = o.rate, fee_low = o.fees[1], fee_high = o.fees[cardinality(o.fees)], fees_between = fees_between(o.fees)
  FROM offered o
  WHERE t.id = o.therapist_id AND (t.session_rate, t.fee_low, t.fee_high, t.fees_between) IS DISTINCT FROM
    (o.rate, o.fees[1], o.fees[cardinality(o.fees)], fees_between(o.fees));
  -- Names, lengths and ways to meet are on public pages too.
  PERFORM pg_notify('public_read_changed', 'therapists');
  RETURN NULL;
END $$;

DROP INDEX therapists_by_order, therapists_by_lowest_fee, therapists_by_highest_fee, therapists_by_experience, therapists_by_name,
  therapists_by_free_time, therapists_of_place;
ALTER TABLE "therapists" DROP COLUMN "fees";
DROP FUNCTION fee_in_paise(numeric);

-- Numbers of four bytes on both sides of the time, which begins at a multiple of eight.
CREATE INDEX therapists_by_order ON therapists (display_order, id)
  INCLUDE (fee_low, free_from, fee_high, facets, fees_between, free_cells) WHERE is_active;
CREATE INDEX therapists_by_lowest_fee ON therapists (coalesce(fee_low, 2147483647), id)
  INCLUDE (fee_low, free_from, fee_high, facets, fees_between, free_cells) WHERE is_active;
CREATE INDEX therapists_by_highest_fee ON therapists (coalesce(fee_high, -1), id)
  INCLUDE (fee_low, free_from, fee_high, facets, fees_between, free_cells) WHERE is_active;
CREATE INDEX therapists_by_experience ON therapists (coalesce(years_of_experience, -1), id)
  INCLUDE (years_of_experience, free_from, fee_low, fee_high, facets, fees_between, free_cells) WHERE is_active;
CREATE INDEX therapists_by_name ON therapists (fold_text(name), id)
  INCLUDE (fee_low, fee_high, free_from, facets, fees_between, name, free_cells) WHERE is_active;
CREATE INDEX therapists_by_free_time ON therapists (free_from, id)
  INCLUDE (fee_low, fee_high, facets, fees_between, free_cells) WHERE is_active;
CREATE INDEX therapists_of_place ON therapists (place_key, display_order, id)
  INCLUDE (free_from, fee_low, fee_high, facets, fees_between, free_cells) WHERE is_active;
