-- A card payment knows the appointment that it is for; a verified report says it too.
ALTER TABLE "transactions" ADD COLUMN "appointment_id" UUID;
CREATE INDEX "transactions_appointment_id_idx" ON "transactions"("appointment_id");
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
UPDATE transactions t SET appointment_id = s.appointment_id
FROM payment_submissions s WHERE s.id = t.payment_submission_id AND s.appointment_id IS NOT NULL;
