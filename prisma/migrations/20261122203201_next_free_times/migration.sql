-- The next free time beside each therapist, so that lists can show it, narrow by it and sort by it without opening
-- a calendar. A job works it out (lib/booking/next-free); triggers below ask for it in the transaction of every change.
ALTER TABLE "therapists"
  ADD COLUMN "next_free_at" TIMESTAMPTZ(3),
  ADD COLUMN "free_cells" BIT(384);
ALTER TABLE "calendars" ADD COLUMN "next_free_due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX "calendars_next_free_due_at_idx" ON "calendars"("next_free_due_at");

-- What new clients can book; who takes none comes last, like a therapist without a free time.
ALTER TABLE therapists ADD COLUMN free_from timestamptz(3) GENERATED ALWAYS AS (
  CASE WHEN accepting_new_clients THEN coalesce(next_free_at, 'infinity'::timestamptz)
    ELSE 'infinity'::timestamptz END) STORED;

-- The orders of the list once more, with the free times beside facets and fee, and one order by the free time.
DROP INDEX therapists_by_order, therapists_by_lowest_fee, therapists_by_highest_fee, therapists_by_experience,
  therapists_by_name;
CREATE INDEX therapists_by_order ON therapists (display_order, id)
  INCLUDE (facets, session_rate, free_from, free_cells) WHERE is_active;
CREATE INDEX therapists_by_lowest_fee ON therapists (coalesce(session_rate, 9999999999.99), id)
  INCLUDE (facets, session_rate, free_from, free_cells) WHERE is_active;
CREATE INDEX therapists_by_highest_fee ON therapists (coalesce(session_rate, -1), id)
  INCLUDE (facets, session_rate, free_from, free_cells) WHERE is_active;
CREATE INDEX therapists_by_experience ON therapists (coalesce(years_of_experience, -1), id)
  INCLUDE (facets, session_rate, years_of_experience, free_from, free_cells) WHERE is_active;
CREATE INDEX therapists_by_name ON therapists (fold_text(name), id)
  INCLUDE (facets, session_rate, name, free_from, free_cells) WHERE is_active;
CREATE INDEX therapists_by_free_time ON therapists (free_from, id)
  INCLUDE (facets, session_rate, free_cells) WHERE is_active;

-- Free times change all day: pages learn of changed rows only while the table is vacuumed often.
ALTER TABLE therapists SET (autovacuum_vacuum_scale_factor = 0.02);

-- Kept pages wait for changes of what they show; a free time may be a minute old, so it alone makes none anew.
DROP TRIGGER therapists_changed ON therapists;
CREATE TRIGGER therapists_changed AFTER INSERT OR DELETE OR TRUNCATE ON therapists
  FOR EACH STATEMENT EXECUTE FUNCTION public_read_changed('therapists');

CREATE FUNCTION therapists_read_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  quiet CONSTANT text[] := ARRAY['next_free_at', 'free_cells', 'free_from'];
BEGIN
  IF EXISTS (
    SELECT FROM rows_after a JOIN rows_before b USING (id) WHERE to_jsonb(a) - quiet <> to_jsonb(b) - quiet
  ) THEN
    PERFORM pg_notify('public_read_changed', 'therapists');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER therapists_changed_on_update AFTER UPDATE ON therapists
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION therapists_read_changed();

-- Every change of a therapist's times asks for their next free time in the same transaction, whoever makes it. One
-- job a statement and no key, so that no two writers wait for each other's job.
CREATE FUNCTION ask_for_next_free(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  calendars_of_therapists uuid[];
BEGIN
  SELECT array_agg(id ORDER BY id) INTO calendars_of_therapists
  FROM calendars WHERE id = ANY (changed) AND therapist_id IS NOT NULL;
  IF calendars_of_therapists IS NOT NULL THEN
    PERFORM graphile_worker.add_job(
      'refresh-next-free', json_build_object('calendars', calendars_of_therapists), max_attempts := 110);
  END IF;
END $$;

CREATE FUNCTION open_times_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT calendar_id) INTO changed FROM rows_before;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT calendar_id) INTO changed FROM rows_after;
  ELSE
    SELECT array_agg(DISTINCT calendar_id) INTO changed
    FROM (SELECT calendar_id FROM rows_before UNION ALL SELECT calendar_id FROM rows_after) either;
  END IF;
  PERFORM ask_for_next_free(changed);
  RETURN NULL;
END $$;

CREATE FUNCTION taken_times_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT calendar_id) INTO changed FROM rows_before WHERE blocked_until > now();
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT calendar_id) INTO changed FROM rows_after WHERE blocked_until > now();
  ELSE
    SELECT array_agg(DISTINCT either.calendar_id) INTO changed
    FROM rows_after a JOIN rows_before b USING (id),
      LATERAL (VALUES (a.calendar_id), (b.calendar_id)) AS either (calendar_id)
    WHERE greatest(a.blocked_until, b.blocked_until) > now()
      AND (a.calendar_id, a.status, a.starts_at, a.blocked_until, a.held_until)
        IS DISTINCT FROM (b.calendar_id, b.status, b.starts_at, b.blocked_until, b.held_until);
  END IF;
  PERFORM ask_for_next_free(changed);
  RETURN NULL;
END $$;

CREATE FUNCTION calendar_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE therapists SET next_free_at = NULL, free_cells = NULL WHERE id = OLD.therapist_id;
  ELSE
    PERFORM ask_for_next_free(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER calendars_next_free AFTER INSERT OR DELETE ON calendars
  FOR EACH ROW EXECUTE FUNCTION calendar_changed();
CREATE TRIGGER calendars_next_free_on_update AFTER UPDATE ON calendars
  FOR EACH ROW WHEN (
    (OLD.therapist_id, OLD.time_zone, OLD.slot_minutes, OLD.buffer_minutes, OLD.notice_minutes, OLD.horizon_days)
    IS DISTINCT FROM
    (NEW.therapist_id, NEW.time_zone, NEW.slot_minutes, NEW.buffer_minutes, NEW.notice_minutes, NEW.horizon_days))
  EXECUTE FUNCTION calendar_changed();

CREATE TRIGGER availability_hours_next_free_on_insert AFTER INSERT ON availability_hours
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();
CREATE TRIGGER availability_hours_next_free_on_update AFTER UPDATE ON availability_hours
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();
CREATE TRIGGER availability_hours_next_free_on_delete AFTER DELETE ON availability_hours
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();

CREATE TRIGGER availability_exceptions_next_free_on_insert AFTER INSERT ON availability_exceptions
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();
CREATE TRIGGER availability_exceptions_next_free_on_update AFTER UPDATE ON availability_exceptions
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();
CREATE TRIGGER availability_exceptions_next_free_on_delete AFTER DELETE ON availability_exceptions
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();

CREATE TRIGGER bookings_next_free_on_insert AFTER INSERT ON bookings
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION taken_times_changed();
CREATE TRIGGER bookings_next_free_on_update AFTER UPDATE ON bookings
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION taken_times_changed();
CREATE TRIGGER bookings_next_free_on_delete AFTER DELETE ON bookings
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION taken_times_changed();
