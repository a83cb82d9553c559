CREATE TABLE "places" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "premises_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "also_remote" BOOLEAN NOT NULL DEFAULT false,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "places_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "places_therapist_id_id_idx" ON "places"("therapist_id", "id");
CREATE INDEX "places_premises_id_idx" ON "places"("premises_id");
ALTER TABLE "places" ADD CONSTRAINT "places_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The name and the address together fit the meeting place of a booking.
ALTER TABLE places
  ADD CONSTRAINT places_name_line CHECK (is_line(name, 1, 60)),
  ADD CONSTRAINT places_address_length CHECK (is_prose(address, 1, 400));

-- Hours as they are have no place.
ALTER TABLE "availability_hours" ADD COLUMN "place_id" UUID;
CREATE INDEX "availability_hours_place_id_idx" ON "availability_hours"("place_id");
ALTER TABLE "availability_hours" ADD CONSTRAINT "availability_hours_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "availability_exceptions" ADD COLUMN "place_id" UUID;
CREATE INDEX "availability_exceptions_place_id_idx" ON "availability_exceptions"("place_id");
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE availability_exceptions ADD CONSTRAINT availability_exceptions_place CHECK (place_id IS NULL OR kind = 'extra');

ALTER TABLE "bookings" ADD COLUMN "place_id" UUID, ADD COLUMN "premises_id" UUID;
CREATE INDEX "bookings_place_id_idx" ON "bookings"("place_id");
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One calendar at a time holds a place, whichever therapists share it.
ALTER TABLE bookings ADD CONSTRAINT bookings_place_no_double EXCLUDE USING gist (
  premises_id WITH =, tstzrange(starts_at, blocked_until) WITH &&)
  WHERE (status IN ('held', 'confirmed') AND premises_id IS NOT NULL);

CREATE FUNCTION booking_holds_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.premises_id := (SELECT premises_id FROM places WHERE id = NEW.place_id);
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_hold_place BEFORE INSERT OR UPDATE OF place_id, premises_id ON bookings
  FOR EACH ROW EXECUTE FUNCTION booking_holds_place();

-- A time taken at a place is taken for every calendar that has hours there.
CREATE OR REPLACE FUNCTION taken_times_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
  held uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT calendar_id), array_agg(DISTINCT premises_id) INTO changed, held
    FROM rows_before WHERE blocked_until > now();
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT calendar_id), array_agg(DISTINCT premises_id) INTO changed, held
    FROM rows_after WHERE blocked_until > now();
  ELSE
    SELECT array_agg(DISTINCT either.calendar_id), array_agg(DISTINCT either.premises_id) INTO changed, held
    FROM rows_after a JOIN rows_before b USING (id),
      LATERAL (VALUES (a.calendar_id, a.premises_id), (b.calendar_id, b.premises_id)) AS either (calendar_id, premises_id)
    WHERE greatest(a.blocked_until, b.blocked_until) > now()
      AND (a.calendar_id, a.premises_id, a.status, a.starts_at, a.blocked_until, a.held_until)
        IS DISTINCT FROM (b.calendar_id, b.premises_id, b.status, b.starts_at, b.blocked_until, b.held_until);
  END IF;
  IF array_remove(held, NULL) <> '{}' THEN
    changed := changed || ARRAY(
      SELECT c.id FROM calendars c JOIN places p ON p.therapist_id = c.therapist_id WHERE p.premises_id = ANY (held));
  END IF;
  PERFORM ask_for_next_free(changed);
  RETURN NULL;
END $$;

-- Profiles name the days of each place.
CREATE FUNCTION places_of_hours_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM rows_changed WHERE place_id IS NOT NULL) THEN
    PERFORM pg_notify('public_read_changed', 'therapists');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER availability_hours_places_on_insert AFTER INSERT ON availability_hours
  REFERENCING NEW TABLE AS rows_changed FOR EACH STATEMENT EXECUTE FUNCTION places_of_hours_changed();
CREATE TRIGGER availability_hours_places_on_delete AFTER DELETE ON availability_hours
  REFERENCING OLD TABLE AS rows_changed FOR EACH STATEMENT EXECUTE FUNCTION places_of_hours_changed();
CREATE TRIGGER places_changed AFTER UPDATE ON places
  FOR EACH STATEMENT EXECUTE FUNCTION public_read_changed('therapists');

-- The next free time is one of the first kind of session: it follows the ways to meet of kind, therapist and place.
CREATE FUNCTION ways_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  therapist uuid := (to_jsonb(NEW) ->> CASE TG_TABLE_NAME WHEN 'therapists' THEN 'id' ELSE 'therapist_id' END)::uuid;
BEGIN
  PERFORM ask_for_next_free(ARRAY(SELECT id FROM calendars WHERE therapist_id = therapist));
  RETURN NULL;
END $$;
CREATE TRIGGER places_next_free AFTER UPDATE ON places
  FOR EACH ROW WHEN (OLD.also_remote <> NEW.also_remote) EXECUTE FUNCTION ways_changed();
CREATE TRIGGER session_kinds_next_free AFTER UPDATE ON session_kinds
  FOR EACH ROW WHEN ((OLD.modes, OLD.position, OLD.archived_at) IS DISTINCT FROM (NEW.modes, NEW.position, NEW.archived_at))
  EXECUTE FUNCTION ways_changed();
CREATE TRIGGER therapists_next_free AFTER UPDATE OF modes ON therapists
  FOR EACH ROW WHEN (OLD.modes IS DISTINCT FROM NEW.modes) EXECUTE FUNCTION ways_changed();
