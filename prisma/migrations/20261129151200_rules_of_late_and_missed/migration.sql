-- What late cancelling and not coming cost: a therapist's choice, which each booking keeps. Whatever exists keeps the
-- usual rule, under which an unpaid fee is not asked for.
ALTER TABLE "appointment_terms" ADD COLUMN "late_rule" TEXT NOT NULL DEFAULT 'usual',
  ADD COLUMN "missed_rule" TEXT NOT NULL DEFAULT 'usual';
ALTER TABLE "bookings" ADD COLUMN "late_rule" TEXT NOT NULL DEFAULT 'usual',
  ADD COLUMN "missed_rule" TEXT NOT NULL DEFAULT 'usual',
  ADD COLUMN "booked_fee" DECIMAL(12,2);

ALTER TABLE appointment_terms
  ADD CONSTRAINT appointment_terms_late_rule_known CHECK (
    late_rule IN ('usual', 'none', 'half', 'all', 'half-all-24', 'half-all-12')),
  ADD CONSTRAINT appointment_terms_missed_rule_known CHECK (missed_rule IN ('usual', 'none', 'half', 'all'));
ALTER TABLE bookings
  ADD CONSTRAINT bookings_late_rule_known CHECK (
    late_rule IN ('usual', 'none', 'half', 'all', 'half-all-24', 'half-all-12')),
  ADD CONSTRAINT bookings_missed_rule_known CHECK (missed_rule IN ('usual', 'none', 'half', 'all')),
  ADD CONSTRAINT bookings_booked_fee_above CHECK (booked_fee BETWEEN fee AND 1000000);

ALTER TABLE refunds_due
  DROP CONSTRAINT refunds_due_reason_known,
  ADD CONSTRAINT refunds_due_reason_known CHECK (reason IN ('host-cancelled', 'team-cancelled', 'cancelled-in-time',
    'cancelled-late', 'late-by-rule', 'missed-by-rule', 'excused', 'no-place', 'plan-left', 'account-closed')),
  DROP CONSTRAINT refunds_due_end_known,
  ADD CONSTRAINT refunds_due_end_known CHECK (ended_because IN ('sent', 'used', 'not-arrived', 'given-up', 'undone'));

DO $$ BEGIN
  IF EXISTS (SELECT FROM bookings WHERE (late_rule, missed_rule) <> ('usual', 'usual') OR booked_fee IS NOT NULL)
    OR EXISTS (SELECT FROM appointment_terms WHERE (late_rule, missed_rule) <> ('usual', 'usual')) THEN
    RAISE EXCEPTION 'An earlier row lost its rule.';
  END IF;
END $$;
