-- A client says by one press that the therapist did not come; where our room proves it, the whole fee is owed at once.
ALTER TABLE "bookings" ADD COLUMN "host_missed_at" TIMESTAMPTZ(3);

ALTER TABLE bookings
  ADD CONSTRAINT bookings_host_missed_after CHECK (host_missed_at > starts_at);

ALTER TABLE refunds_due
  DROP CONSTRAINT refunds_due_reason_known,
  ADD CONSTRAINT refunds_due_reason_known CHECK (reason IN ('host-cancelled', 'team-cancelled', 'host-missed',
    'cancelled-in-time', 'cancelled-late', 'late-by-rule', 'missed-by-rule', 'excused', 'no-place', 'plan-left',
    'account-closed'));
