-- A meeting may be paid by an order by card, and by one purchase at most.
ALTER TABLE "bookings" ADD COLUMN "transaction_id" UUID;
CREATE UNIQUE INDEX "bookings_transaction_id_meeting_number_key" ON "bookings"("transaction_id", "meeting_number");
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "transactions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE bookings ADD CONSTRAINT bookings_one_purchase CHECK (payment_submission_id IS NULL OR transaction_id IS NULL);
