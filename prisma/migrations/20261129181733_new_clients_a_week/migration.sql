-- A therapist may limit how many people come for the first time in one week; no value means no limit.
ALTER TABLE "calendars" ADD COLUMN "new_clients_a_week" INTEGER;

ALTER TABLE calendars
  ADD CONSTRAINT calendars_new_clients_range CHECK (new_clients_a_week BETWEEN 1 AND 20);

-- People who are new are offered no time of a full week, so the next free time follows the limit.
DROP TRIGGER calendars_next_free_on_update ON calendars;
CREATE TRIGGER calendars_next_free_on_update AFTER UPDATE ON calendars
  FOR EACH ROW WHEN (
    (OLD.therapist_id, OLD.time_zone, OLD.slot_minutes, OLD.buffer_minutes, OLD.notice_minutes, OLD.horizon_days,
      OLD.new_clients_a_week)
    IS DISTINCT FROM
    (NEW.therapist_id, NEW.time_zone, NEW.slot_minutes, NEW.buffer_minutes, NEW.notice_minutes, NEW.horizon_days,
      NEW.new_clients_a_week))
  EXECUTE FUNCTION calendar_changed();
