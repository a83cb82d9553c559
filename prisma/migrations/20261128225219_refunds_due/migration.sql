CREATE TABLE "refunds_due" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "payment_submission_id" UUID,
    "transaction_id" UUID,
    "booking_id" UUID,
    "therapist_id" UUID,
    "reason" TEXT NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "refunded_before" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "due_on" DATE,
    "sealed_key" BYTEA,
    "sealed" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reminded_at" TIMESTAMPTZ(3),
    "overdue_told_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "ended_because" TEXT,
    "used_booking_id" UUID,

    CONSTRAINT "refunds_due_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "refunds_due_payment_submission_id_idx" ON "refunds_due"("payment_submission_id");
CREATE INDEX "refunds_due_transaction_id_idx" ON "refunds_due"("transaction_id");
CREATE INDEX "refunds_due_booking_id_idx" ON "refunds_due"("booking_id");
CREATE INDEX "refunds_due_used_booking_id_idx" ON "refunds_due"("used_booking_id");
CREATE INDEX "refunds_due_therapist_id_due_on_idx" ON "refunds_due"("therapist_id", "due_on");

ALTER TABLE "refunds_due" ADD CONSTRAINT "refunds_due_payment_submission_id_fkey" FOREIGN KEY ("payment_submission_id") REFERENCES "payment_submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "refunds_due" ADD CONSTRAINT "refunds_due_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "transactions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "refunds_due" ADD CONSTRAINT "refunds_due_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "refunds_due" ADD CONSTRAINT "refunds_due_used_booking_id_fkey" FOREIGN KEY ("used_booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "refunds_due" ADD CONSTRAINT "refunds_due_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE refunds_due
  ADD CONSTRAINT refunds_due_one_payment CHECK (num_nonnulls(payment_submission_id, transaction_id) = 1),
  ADD CONSTRAINT refunds_due_reason_known CHECK (reason IN ('host-cancelled', 'team-cancelled', 'cancelled-in-time',
    'cancelled-late', 'excused', 'no-place', 'plan-left', 'account-closed')),
  ADD CONSTRAINT refunds_due_amount_range CHECK (refunded_before >= 0 AND (amount > 0 OR (amount = 0
    AND (due_on IS NULL OR ended_at IS NOT NULL)))),
  ADD CONSTRAINT refunds_due_end_complete CHECK ((ended_at IS NULL) = (ended_because IS NULL)),
  ADD CONSTRAINT refunds_due_end_known CHECK (ended_because IN ('sent', 'used', 'not-arrived', 'given-up')),
  ADD CONSTRAINT refunds_due_used_ended CHECK (used_booking_id IS NULL OR ended_because IS NOT DISTINCT FROM 'used'),
  ADD CONSTRAINT refunds_due_sealed_pair CHECK ((sealed IS NULL) = (sealed_key IS NULL));

-- Two processes at once, or one press twice, owe a payment once.
CREATE UNIQUE INDEX refunds_due_open_submission ON refunds_due (payment_submission_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX refunds_due_open_transaction ON refunds_due (transaction_id) WHERE ended_at IS NULL;
CREATE INDEX refunds_due_open ON refunds_due (due_on) WHERE ended_at IS NULL;

-- What cancellations of the past still owe. Where a part went back already, the two have settled it between them, and
-- rows cannot tell whether more is owed: those are left out, as are payments that pay for another appointment since.
WITH cancelled AS (
  SELECT b.id, b.cancelled_at, b.payment_submission_id,
    CASE WHEN b.cancelled_by = 'therapist' THEN 'host-cancelled'
      WHEN b.cancelled_by IN ('admin', 'system') THEN 'team-cancelled'
      WHEN b.cancelled_at > b.starts_at - make_interval(hours => b.cancel_notice_hours) THEN 'cancelled-late'
      ELSE 'cancelled-in-time' END AS reason
  FROM bookings b JOIN calendars c ON c.id = b.calendar_id AND c.therapist_id IS NOT NULL
  WHERE b.status = 'cancelled' AND b.confirmed_at IS NOT NULL AND b.cancelled_at IS NOT NULL),
owed AS (
  SELECT DISTINCT ON (s.id) s.id AS submission, NULL::uuid AS card, x.id AS booking, p.therapist_id AS holder, x.reason,
    coalesce(t.amount, s.amount) AS amount, CASE WHEN t.id IS NOT NULL THEN greatest(x.cancelled_at, t.paid_at) END AS owed_at
  FROM cancelled x
  JOIN payment_submissions s ON s.appointment_id = x.id OR s.id = x.payment_submission_id
  JOIN payee_accounts a ON a.id = s.payee_account_id
  JOIN payees p ON p.id = a.payee_id
  LEFT JOIN transactions t ON t.payment_submission_id = s.id
  WHERE s.status IN ('pending', 'matched', 'verified') AND coalesce(t.refunded_amount, 0) = 0 AND t.returning_because IS NULL
    AND (t.id IS NULL OR t.status = 'paid')
  ORDER BY s.id, x.cancelled_at DESC),
by_card AS (
  SELECT NULL::uuid AS submission, t.id AS card, x.id AS booking, NULL::uuid AS holder, x.reason, t.amount,
    greatest(x.cancelled_at, t.paid_at) AS owed_at
  FROM cancelled x JOIN transactions t ON t.appointment_id = x.id AND t.payment_submission_id IS NULL
  WHERE t.status = 'paid' AND t.returning_because IS NULL AND t.refunded_amount = 0)
INSERT INTO refunds_due (payment_submission_id, transaction_id, booking_id, therapist_id, reason, amount, due_on)
SELECT submission, card, booking, holder, reason,
  CASE reason WHEN 'cancelled-late' THEN ceil(amount * 50) / 100 ELSE amount END,
  (SELECT day::date FROM generate_series((owed_at AT TIME ZONE 'Asia/Kolkata')::date + 1,
      (owed_at AT TIME ZONE 'Asia/Kolkata')::date + 14, interval '1 day') AS day
    WHERE extract(isodow FROM day) < 6 ORDER BY day OFFSET 6 LIMIT 1)
FROM (SELECT * FROM owed UNION ALL SELECT * FROM by_card) every
WHERE amount > 0 OR owed_at IS NULL;
