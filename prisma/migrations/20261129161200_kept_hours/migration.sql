CREATE TABLE "kept_hours" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "calendar_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "weekday" INTEGER NOT NULL,
    "start_minute" INTEGER NOT NULL,
    "minutes" INTEGER NOT NULL,
    "every_weeks" INTEGER NOT NULL,
    "from_date" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_hours_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "kept_hours_calendar_id_idx" ON "kept_hours"("calendar_id");
CREATE INDEX "kept_hours_client_id_idx" ON "kept_hours"("client_id");

ALTER TABLE "kept_hours" ADD CONSTRAINT "kept_hours_calendar_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "calendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "kept_hours" ADD CONSTRAINT "kept_hours_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE kept_hours
  ADD CONSTRAINT kept_hours_weekday_range CHECK (weekday BETWEEN 1 AND 7),
  ADD CONSTRAINT kept_hours_minutes CHECK (
    start_minute >= 0 AND minutes BETWEEN 10 AND 480 AND start_minute + minutes <= 1440),
  ADD CONSTRAINT kept_hours_every_weeks_known CHECK (every_weeks IN (1, 2));

-- Nobody else is offered a kept hour, so the next free time follows it.
CREATE TRIGGER kept_hours_next_free_on_insert AFTER INSERT ON kept_hours
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();
CREATE TRIGGER kept_hours_next_free_on_update AFTER UPDATE ON kept_hours
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();
CREATE TRIGGER kept_hours_next_free_on_delete AFTER DELETE ON kept_hours
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();
