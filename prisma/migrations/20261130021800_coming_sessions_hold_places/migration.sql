-- Coming sessions in person that hold no place yet get the one at which they are: the place whose address their people were
-- told, that of their hours, or the only place of the weekly hours where the calendar has no other address. A session whose
-- people were told another address is elsewhere.
-- Another calendar that has the place keeps it: then the session stays without.
CREATE FUNCTION hold_places(of_calendar uuid) RETURNS timestamptz[] LANGUAGE plpgsql AS $$
DECLARE
  coming record;
  there uuid;
  left_out timestamptz[] := '{}';
BEGIN
  -- In the order of their time, in which two calendars that share a place never wait for each other in a circle.
  FOR coming IN
    SELECT b.id, b.starts_at, b.meeting_address, t.address AS usual, c.therapist_id, local.day,
      int4range(local.begins, local.begins + (extract(epoch FROM b.ends_at - b.starts_at) / 60)::integer) AS span
    FROM bookings b
    JOIN calendars c ON c.id = b.calendar_id
    LEFT JOIN appointment_terms t ON t.calendar_id = c.id,
    LATERAL (SELECT (b.starts_at AT TIME ZONE c.time_zone)::date AS day,
      (extract(epoch FROM (b.starts_at AT TIME ZONE c.time_zone)::time) / 60)::integer AS begins) AS local
    WHERE b.calendar_id = of_calendar AND b.status = 'confirmed' AND b.mode = 'in_person' AND b.place_id IS NULL
      AND b.blocked_until > now()
    ORDER BY b.starts_at
    FOR UPDATE OF b
  LOOP
    WITH days AS (
      SELECT kind, place_id, int4range(start_minute, end_minute) AS span
      FROM availability_exceptions WHERE calendar_id = of_calendar AND on_date = coming.day),
    hours AS (
      SELECT place_id, int4range(start_minute, end_minute) AS span FROM availability_hours
      WHERE calendar_id = of_calendar AND weekday = extract(isodow FROM coming.day)
        AND NOT EXISTS (SELECT FROM days WHERE days.span && coming.span))
    SELECT coalesce(
      (SELECT id FROM places WHERE therapist_id = coming.therapist_id AND archived_at IS NULL
        AND fold_text(coming.meeting_address) IN (fold_text(address), fold_text(name || ', ' || address)) LIMIT 1),
      (SELECT place_id FROM days WHERE kind = 'extra' GROUP BY place_id HAVING range_agg(span) @> coming.span LIMIT 1),
      (SELECT place_id FROM hours GROUP BY place_id HAVING range_agg(span) @> coming.span LIMIT 1),
      (SELECT min(place_id::text)::uuid FROM availability_hours WHERE calendar_id = of_calendar AND coming.usual IS NULL
        HAVING count(DISTINCT place_id) = 1)) INTO there;
    CONTINUE WHEN NOT EXISTS (
      SELECT FROM places WHERE id = there AND (coming.meeting_address IS NULL
        OR fold_text(coming.meeting_address) IN (fold_text(address), fold_text(name || ', ' || address), fold_text(coming.usual))));
    BEGIN
      UPDATE bookings SET place_id = there WHERE id = coming.id;
    EXCEPTION WHEN exclusion_violation THEN
      left_out := left_out || coming.starts_at;
    END;
  END LOOP;
  RETURN left_out;
END $$;

SELECT hold_places(id) FROM calendars;
