-- The code by which another therapist names a place: the one who brought the place can make a new one, so it is no longer the
-- premises themselves. Codes that were given away stay valid; a place that was added with a code has none.
ALTER TABLE "places" ADD COLUMN "share_code" UUID DEFAULT gen_random_uuid();
UPDATE places SET share_code = NULL;
UPDATE places p SET share_code = p.premises_id
WHERE p.id = (SELECT o.id FROM places o WHERE o.premises_id = p.premises_id ORDER BY o.archived_at IS NOT NULL, o.created_at, o.id LIMIT 1);
CREATE UNIQUE INDEX "places_share_code_key" ON "places"("share_code");

-- A booking waits for a place that is being separated from others, and then has its new premises.
CREATE OR REPLACE FUNCTION booking_holds_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.premises_id := NULL;
  SELECT premises_id INTO NEW.premises_id FROM places WHERE id = NEW.place_id FOR KEY SHARE;
  RETURN NEW;
END $$;

-- Bookings of the others no longer take times at a separated place.
DROP TRIGGER places_next_free ON places;
CREATE TRIGGER places_next_free AFTER UPDATE ON places
  FOR EACH ROW WHEN ((OLD.also_remote, OLD.premises_id) IS DISTINCT FROM (NEW.also_remote, NEW.premises_id))
  EXECUTE FUNCTION ways_changed();
