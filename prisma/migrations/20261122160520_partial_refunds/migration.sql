-- Money of a payment can go back in parts, each with a credit note.
CREATE TABLE "refunds" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "transaction_id" UUID NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "transactions" ADD COLUMN "refunded_amount" DECIMAL(12,2) NOT NULL DEFAULT 0;
ALTER TABLE "payment_submission_events" ADD COLUMN "refund_id" UUID;
ALTER TABLE "receipts" ADD COLUMN "refund_id" UUID;

DROP INDEX "receipts_corrects_key";
DROP INDEX "receipts_transaction_id_kind_key";
CREATE INDEX "refunds_transaction_id_at_idx" ON "refunds"("transaction_id", "at");
CREATE INDEX "receipts_transaction_id_idx" ON "receipts"("transaction_id");
CREATE INDEX "receipts_corrects_idx" ON "receipts"("corrects");
CREATE UNIQUE INDEX "receipts_refund_id_key" ON "receipts"("refund_id");
CREATE UNIQUE INDEX "payment_submission_events_refund_id_key" ON "payment_submission_events"("refund_id");
CREATE UNIQUE INDEX receipts_one_of_transaction ON receipts (transaction_id) WHERE kind <> 'credit_note';

ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "transactions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_submission_events" ADD CONSTRAINT "payment_submission_events_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What went back so far went back whole.
INSERT INTO refunds (transaction_id, amount, at)
SELECT id, amount, refunded_at FROM transactions WHERE status = 'refunded';
UPDATE transactions SET refunded_amount = amount WHERE status = 'refunded';
UPDATE payment_submission_events e SET refund_id = f.id
FROM refunds f JOIN transactions t ON t.id = f.transaction_id
WHERE e.payment_submission_id = t.payment_submission_id AND e.status = 'refunded';
ALTER TABLE receipts DISABLE TRIGGER receipts_never_change;
UPDATE receipts r SET refund_id = f.id FROM refunds f
WHERE r.transaction_id = f.transaction_id AND r.kind = 'credit_note';
ALTER TABLE receipts ENABLE TRIGGER receipts_never_change;

ALTER TABLE refunds
  ADD CONSTRAINT refunds_amount_positive CHECK (amount > 0),
  ADD CONSTRAINT refunds_reason_length CHECK (is_prose(reason, 1, 1000));
CREATE TRIGGER refunds_never_change BEFORE UPDATE OF transaction_id, amount, at ON refunds
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE transactions
  ADD CONSTRAINT transactions_refunded_amount CHECK (
    refunded_amount BETWEEN 0 AND amount
    AND (status = 'refunded') = (refunded_amount = amount)
    AND (refunded_amount = 0 OR status IN ('paid', 'refunded')));

ALTER TABLE receipts
  ADD CONSTRAINT receipts_refund_of_credit_note CHECK ((kind = 'credit_note') = (refund_id IS NOT NULL));

ALTER TABLE payment_submission_events
  ADD CONSTRAINT payment_submission_events_refund CHECK (refund_id IS NULL OR status = 'refunded');
