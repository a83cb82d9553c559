-- A booking keeps the rule that was shown before it was made, whatever its calendar says later.
ALTER TABLE "bookings" ADD COLUMN "cancel_notice_hours" INTEGER NOT NULL DEFAULT 24;

UPDATE bookings b SET cancel_notice_hours = c.cancel_notice_hours FROM calendars c WHERE c.id = b.calendar_id;

ALTER TABLE bookings
  ADD CONSTRAINT bookings_cancel_notice_range CHECK (cancel_notice_hours BETWEEN 0 AND 336);
