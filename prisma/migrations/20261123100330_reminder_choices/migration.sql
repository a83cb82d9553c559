ALTER TABLE "bookings" ADD COLUMN "three_reminder_at" TIMESTAMPTZ(3);

ALTER TABLE "notification_preferences" ADD COLUMN "remind_at" TEXT,
ADD COLUMN "remind_by_push" BOOLEAN NOT NULL DEFAULT true;

CREATE TABLE "shown_reminders" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "booking_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shown_reminders_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "shown_reminders_booking_id_sequence_side_time_key" ON "shown_reminders"("booking_id", "sequence", "side", "time");

ALTER TABLE "shown_reminders" ADD CONSTRAINT "shown_reminders_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE notification_preferences
  ADD CONSTRAINT notification_preferences_remind_at_known
    CHECK (remind_at ~ '^((day|three|hour|join)(,(day|three|hour|join)){0,3})?$');

ALTER TABLE shown_reminders
  ADD CONSTRAINT shown_reminders_side_known CHECK (side IN ('person', 'host')),
  ADD CONSTRAINT shown_reminders_time_known CHECK (time IN ('day', 'three', 'hour', 'join'));
