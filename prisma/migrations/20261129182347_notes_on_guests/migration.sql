-- The guest's appointment that a note was begun for. An account that takes it over is the note's client.
ALTER TABLE "notes" ADD COLUMN "booking_id" UUID;
CREATE INDEX "notes_booking_id_idx" ON "notes"("booking_id");
ALTER TABLE "notes" ADD CONSTRAINT "notes_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
