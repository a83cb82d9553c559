CREATE TABLE "busy_sources" (
    "calendar_id" UUID NOT NULL,
    "sealed_key" BYTEA NOT NULL,
    "sealed_address" BYTEA NOT NULL,
    "named_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),
    "unread" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "busy_sources_pkey" PRIMARY KEY ("calendar_id")
);

CREATE TABLE "busy_times" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "calendar_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "busy_times_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "busy_sources_due_at_idx" ON "busy_sources"("due_at");
CREATE INDEX "busy_times_calendar_id_ends_at_idx" ON "busy_times"("calendar_id", "ends_at");
CREATE UNIQUE INDEX "busy_times_calendar_id_starts_at_key" ON "busy_times"("calendar_id", "starts_at");

ALTER TABLE "busy_sources" ADD CONSTRAINT "busy_sources_calendar_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "calendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_calendar_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "busy_sources"("calendar_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE busy_sources
  ADD CONSTRAINT busy_sources_key_wrapped CHECK (octet_length(sealed_key) = 68),
  ADD CONSTRAINT busy_sources_address_length CHECK (octet_length(sealed_address) BETWEEN 29 AND 2100),
  ADD CONSTRAINT busy_sources_unread_counts CHECK (unread >= 0),
  ADD CONSTRAINT busy_sources_failure_word CHECK (failure ~ '^[a-z-]{1,30}$'),
  ADD CONSTRAINT busy_sources_failure_since CHECK ((failure IS NULL) = (failing_since IS NULL));

ALTER TABLE busy_times
  ADD CONSTRAINT busy_times_end_later CHECK (ends_at > starts_at);

-- A time that a therapist is busy is as taken as one that is booked: their next free time is found again.
CREATE TRIGGER busy_times_next_free_on_insert AFTER INSERT ON busy_times
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();
CREATE TRIGGER busy_times_next_free_on_update AFTER UPDATE ON busy_times
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();
CREATE TRIGGER busy_times_next_free_on_delete AFTER DELETE ON busy_times
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION open_times_changed();
