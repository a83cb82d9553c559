-- The fee and the paying rule of an appointment, and the payments for it.
ALTER TABLE "appointment_terms" ADD COLUMN "paying_rule" TEXT NOT NULL DEFAULT 'ahead',
  ADD COLUMN "pay_hours" INTEGER NOT NULL DEFAULT 24,
  ADD COLUMN "release_unpaid" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "bookings" ADD COLUMN "fee" DECIMAL(12,2),
  ADD COLUMN "paying_rule" TEXT NOT NULL DEFAULT 'free',
  ADD COLUMN "pay_hours" INTEGER NOT NULL DEFAULT 24,
  ADD COLUMN "release_unpaid" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "pay_until" TIMESTAMPTZ(3),
  ADD COLUMN "unpaid_told_at" TIMESTAMPTZ(3);

ALTER TABLE "payment_submissions" ADD COLUMN "appointment_id" UUID;

CREATE INDEX "payment_submissions_appointment_id_idx" ON "payment_submissions"("appointment_id");

ALTER TABLE "payment_submissions" ADD CONSTRAINT "payment_submissions_appointment_id_fkey"
  FOREIGN KEY ("appointment_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE appointment_terms
  ADD CONSTRAINT appointment_terms_paying_rule_known CHECK (paying_rule IN ('free', 'ahead', 'after')),
  ADD CONSTRAINT appointment_terms_pay_hours_range CHECK (pay_hours BETWEEN 1 AND 336);

ALTER TABLE bookings
  ADD CONSTRAINT bookings_fee_range CHECK (fee BETWEEN 0 AND 1000000),
  ADD CONSTRAINT bookings_paying_rule_known CHECK (paying_rule IN ('free', 'ahead', 'after')),
  ADD CONSTRAINT bookings_pay_hours_range CHECK (pay_hours BETWEEN 1 AND 336),
  ADD CONSTRAINT bookings_pay_until_ahead CHECK (pay_until IS NULL OR paying_rule = 'ahead'),
  DROP CONSTRAINT bookings_cancelled_by_known,
  ADD CONSTRAINT bookings_cancelled_by_known
    CHECK (cancelled_by IN ('client', 'guest', 'therapist', 'admin', 'system'));

ALTER TABLE therapy_sessions
  DROP CONSTRAINT therapy_sessions_cancelled_by_known,
  ADD CONSTRAINT therapy_sessions_cancelled_by_known CHECK (cancelled_by IN ('client', 'therapist', 'admin', 'system'));
