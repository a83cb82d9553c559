-- A kind of session that has none of the profile's ways to meet cannot be booked, so its fee counts for nothing in the
-- directory (lib/therapist/kind/rules.ts, isMet).
CREATE FUNCTION is_met(ways text[], of_therapist text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ways = '{}' OR of_therapist = '{}' OR ways && of_therapist
$$;

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
    SELECT k.therapist_id, (array_agg(nullif(k.fee, 0) ORDER BY k.position, k.id))[1] AS rate,
      (array_agg(k.minutes ORDER BY k.position, k.id))[1] AS minutes,
      array_agg(DISTINCT (k.fee * 100)::integer)
        FILTER (WHERE k.bookable_by = 'everybody' AND k.fee > 0 AND is_met(k.modes, t.modes)) AS fees
    FROM session_kinds k JOIN therapists t ON t.id = k.therapist_id
    WHERE k.therapist_id = ANY (changed) AND k.archived_at IS NULL GROUP BY k.therapist_id),
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

-- Before the row is written, so that its change is one.
CREATE FUNCTION fees_of_ways() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fees integer[];
BEGIN
  SELECT array_agg(DISTINCT (fee * 100)::integer) INTO fees FROM session_kinds
  WHERE therapist_id = NEW.id AND archived_at IS NULL AND bookable_by = 'everybody' AND fee > 0 AND is_met(modes, NEW.modes);
  NEW.fee_low := fees[1];
  NEW.fee_high := fees[cardinality(fees)];
  NEW.fees_between := fees_between(fees);
  RETURN NEW;
END $$;
CREATE TRIGGER therapists_fees_of_ways BEFORE UPDATE OF modes ON therapists
  FOR EACH ROW WHEN (OLD.modes IS DISTINCT FROM NEW.modes) EXECUTE FUNCTION fees_of_ways();

WITH waiting AS (
  SELECT DISTINCT t.id, t.modes FROM therapists t JOIN session_kinds k ON k.therapist_id = t.id
  WHERE k.archived_at IS NULL AND NOT is_met(k.modes, t.modes)),
known AS (
  SELECT w.id, array_agg(DISTINCT (k.fee * 100)::integer)
    FILTER (WHERE k.archived_at IS NULL AND k.bookable_by = 'everybody' AND k.fee > 0 AND is_met(k.modes, w.modes)) AS fees
  FROM waiting w JOIN session_kinds k ON k.therapist_id = w.id GROUP BY w.id)
UPDATE therapists t
SET fee_low = k.fees[1], fee_high = k.fees[cardinality(k.fees)], fees_between = fees_between(k.fees)
FROM known k WHERE k.id = t.id;
