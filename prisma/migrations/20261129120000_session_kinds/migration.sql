CREATE TABLE "session_kinds" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "minutes" INTEGER NOT NULL,
    "fee" DECIMAL(12,2),
    "modes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "notice_hours" INTEGER,
    "bookable_by" TEXT NOT NULL DEFAULT 'everybody',
    "position" INTEGER NOT NULL DEFAULT 0,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "session_kinds_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "session_kinds_therapist_id_position_id_idx" ON "session_kinds"("therapist_id", "position", "id");

ALTER TABLE "session_kinds" ADD CONSTRAINT "session_kinds_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE session_kinds
  ADD CONSTRAINT session_kinds_name_line CHECK (is_line(name, 1, 60)),
  ADD CONSTRAINT session_kinds_minutes_range CHECK (minutes BETWEEN 15 AND 240),
  ADD CONSTRAINT session_kinds_fee_range CHECK (fee BETWEEN 0 AND 1000000),
  ADD CONSTRAINT session_kinds_modes_known CHECK (
    modes <@ ARRAY['video', 'phone', 'in_person'] AND is_line_list(modes, 3)),
  ADD CONSTRAINT session_kinds_notice_range CHECK (notice_hours BETWEEN 0 AND 336),
  ADD CONSTRAINT session_kinds_bookable_by_known CHECK (bookable_by IN ('everybody', 'clients', 'link'));

ALTER TABLE "bookings" ADD COLUMN "kind_id" UUID, ADD COLUMN "kind_name" TEXT;

CREATE INDEX "bookings_kind_id_idx" ON "bookings"("kind_id");

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kind_id_fkey" FOREIGN KEY ("kind_id") REFERENCES "session_kinds"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE bookings ADD CONSTRAINT bookings_kind_named CHECK (
  (kind_id IS NULL OR kind_name IS NOT NULL) AND is_line(kind_name, 1, 60));

-- Each therapist's one fee and length become their first kind.
INSERT INTO session_kinds (therapist_id, name, minutes, fee)
SELECT t.id, 'Individual session', coalesce(c.slot_minutes, 45), t.session_rate
FROM therapists t LEFT JOIN calendars c ON c.therapist_id = t.id;

ALTER TABLE "therapists" ADD COLUMN "fees" int4multirange NOT NULL DEFAULT '{}'::int4multirange;

CREATE FUNCTION fee_in_paise(fee numeric) RETURNS int4multirange LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN fee > 0 THEN int4multirange(int4range((fee * 100)::integer, (fee * 100)::integer, '[]')) ELSE '{}' END
$$;

UPDATE therapists SET fees = fee_in_paise(session_rate) WHERE session_rate > 0;

-- The orders of the list with all fees in place of the one; the earlier indexes serve the earlier release until the next
-- migration.
CREATE INDEX therapists_fees_by_order ON therapists (display_order, id)
  INCLUDE (facets, fees, free_from, free_cells) WHERE is_active;
CREATE INDEX therapists_fees_by_lowest_fee ON therapists (coalesce(lower(fees), 2147483647), id)
  INCLUDE (facets, fees, free_from, free_cells) WHERE is_active;
CREATE INDEX therapists_fees_by_highest_fee ON therapists (coalesce(upper(fees), -1), id)
  INCLUDE (facets, fees, free_from, free_cells) WHERE is_active;
CREATE INDEX therapists_fees_by_experience ON therapists (coalesce(years_of_experience, -1), id)
  INCLUDE (facets, fees, years_of_experience, free_from, free_cells) WHERE is_active;
CREATE INDEX therapists_fees_by_name ON therapists (fold_text(name), id)
  INCLUDE (facets, fees, name, free_from, free_cells) WHERE is_active;
CREATE INDEX therapists_fees_by_free_time ON therapists (free_from, id)
  INCLUDE (facets, fees, free_cells) WHERE is_active;
CREATE INDEX therapists_fees_of_place ON therapists (place_key, display_order, id)
  INCLUDE (facets, fees, free_from, free_cells) WHERE is_active;

-- A therapist's rate and a calendar's length are those of the first kind, whoever writes which of them. A statement that finds
-- them equal writes nothing, so the triggers end.
CREATE FUNCTION first_kind_of(therapist uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT id FROM session_kinds WHERE therapist_id = therapist AND archived_at IS NULL ORDER BY position, id LIMIT 1
$$;

CREATE FUNCTION therapist_has_fees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.fees := fee_in_paise(NEW.session_rate);
  RETURN NEW;
END $$;
CREATE TRIGGER therapists_fees BEFORE INSERT ON therapists FOR EACH ROW EXECUTE FUNCTION therapist_has_fees();

CREATE FUNCTION therapists_have_kinds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO session_kinds (therapist_id, name, minutes, fee) SELECT id, 'Individual session', 45, session_rate FROM rows_after;
  RETURN NULL;
END $$;
CREATE TRIGGER therapists_first_kind AFTER INSERT ON therapists
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION therapists_have_kinds();

CREATE FUNCTION rate_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session_kinds SET fee = NEW.session_rate
  WHERE id = first_kind_of(NEW.id) AND nullif(fee, 0) IS DISTINCT FROM NEW.session_rate;
  RETURN NULL;
END $$;
CREATE TRIGGER therapists_rate_of_kind AFTER UPDATE OF session_rate ON therapists
  FOR EACH ROW WHEN (OLD.session_rate IS DISTINCT FROM NEW.session_rate) EXECUTE FUNCTION rate_changed();

CREATE FUNCTION length_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session_kinds SET minutes = NEW.slot_minutes
  WHERE id = first_kind_of(NEW.therapist_id) AND minutes <> NEW.slot_minutes;
  RETURN NULL;
END $$;
CREATE TRIGGER calendars_length_of_kind AFTER INSERT OR UPDATE OF slot_minutes ON calendars
  FOR EACH ROW WHEN (NEW.therapist_id IS NOT NULL) EXECUTE FUNCTION length_changed();

CREATE FUNCTION kinds_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
      coalesce(range_agg(fee_in_paise(fee)) FILTER (WHERE bookable_by = 'everybody'), '{}') AS fees
    FROM session_kinds WHERE therapist_id = ANY (changed) AND archived_at IS NULL GROUP BY therapist_id),
  lengths AS (
    UPDATE calendars c SET slot_minutes = o.minutes FROM offered o
    WHERE c.therapist_id = o.therapist_id AND c.slot_minutes <> o.minutes)
  UPDATE therapists t SET session_rate = o.rate, fees = o.fees FROM offered o
  WHERE t.id = o.therapist_id AND (t.session_rate, t.fees) IS DISTINCT FROM (o.rate, o.fees);
  -- Names, lengths and ways to meet are on public pages too.
  PERFORM pg_notify('public_read_changed', 'therapists');
  RETURN NULL;
END $$;
CREATE TRIGGER session_kinds_of_therapist_on_insert AFTER INSERT ON session_kinds
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION kinds_changed();
CREATE TRIGGER session_kinds_of_therapist_on_update AFTER UPDATE ON session_kinds
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION kinds_changed();
CREATE TRIGGER session_kinds_of_therapist_on_delete AFTER DELETE ON session_kinds
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION kinds_changed();
