-- A kind of session may be offered in person at one place only.
ALTER TABLE "session_kinds" ADD COLUMN "place_id" UUID;

CREATE INDEX "session_kinds_place_id_idx" ON "session_kinds"("place_id");

ALTER TABLE "session_kinds" ADD CONSTRAINT "session_kinds_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "places"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The next free time follows the place too.
DROP TRIGGER session_kinds_next_free ON session_kinds;
CREATE TRIGGER session_kinds_next_free AFTER UPDATE ON session_kinds
  FOR EACH ROW WHEN ((OLD.modes, OLD.place_id, OLD.position, OLD.archived_at)
    IS DISTINCT FROM (NEW.modes, NEW.place_id, NEW.position, NEW.archived_at))
  EXECUTE FUNCTION ways_changed();
