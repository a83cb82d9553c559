-- A note about a guest, until an account takes the appointment over and is its client.
ALTER TABLE "notes" ADD COLUMN "booking_id" UUID;
CREATE INDEX "notes_booking_id_idx" ON "notes"("booking_id");
ALTER TABLE "notes" ADD CONSTRAINT "notes_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE notes ADD CONSTRAINT notes_about_one CHECK (client_id IS NULL OR booking_id IS NULL);
