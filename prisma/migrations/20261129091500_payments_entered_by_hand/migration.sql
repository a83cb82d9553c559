-- Money that a payee enters for a session: cash, a cheque, or what their own app shows. The bank proves none of it, so it
-- has methods of its own and never a report, a bank line or a card company behind it.
ALTER TABLE "transactions" ADD COLUMN     "entered_key" UUID,
ADD COLUMN     "entered_note" TEXT,
ADD COLUMN     "undone_at" TIMESTAMPTZ(3),
ADD COLUMN     "undone_reason" TEXT;

CREATE UNIQUE INDEX "transactions_entered_key_key" ON "transactions"("entered_key");

CREATE FUNCTION is_entered(method text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT method IN ('cash', 'cheque', 'own_app')
$$;

ALTER TABLE transactions
  DROP CONSTRAINT transactions_method_known,
  ADD CONSTRAINT transactions_method_known CHECK (
    method IN ('upi', 'bank_transfer', 'stripe', 'razorpay', 'cash', 'cheque', 'own_app')),
  DROP CONSTRAINT transactions_status_known,
  ADD CONSTRAINT transactions_status_known CHECK (status IN ('pending', 'paid', 'failed', 'refunded', 'undone')),
  DROP CONSTRAINT transactions_paid_at,
  ADD CONSTRAINT transactions_paid_at CHECK ((status IN ('paid', 'refunded', 'undone')) = (paid_at IS NOT NULL)),
  ADD CONSTRAINT transactions_entered CHECK (is_entered(method) = (entered_key IS NOT NULL)),
  ADD CONSTRAINT transactions_entered_without_proof CHECK (
    NOT is_entered(method) OR (therapist_id IS NOT NULL AND status IN ('paid', 'refunded', 'undone')
      AND num_nonnulls(payment_submission_id, quotation_id, product_slug, internship_application_id, provider_reference,
        provider_payment, returning_because) = 0)),
  ADD CONSTRAINT transactions_entered_note_line CHECK (is_line(entered_note, 1, 64)),
  ADD CONSTRAINT transactions_undone CHECK (
    (status = 'undone') = (undone_at IS NOT NULL) AND (undone_at IS NULL) = (undone_reason IS NULL)
    AND (status <> 'undone' OR is_entered(method))),
  ADD CONSTRAINT transactions_undone_reason_length CHECK (is_prose(undone_reason, 1, 1000));

-- An entry is corrected by undoing it; its line stays.
CREATE TRIGGER transactions_entered_never_change
  BEFORE UPDATE OF amount, currency, method, paid_at, entered_key, created_at ON transactions
  FOR EACH ROW WHEN (is_entered(OLD.method) OR is_entered(NEW.method)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transactions_undone_stay_undone BEFORE UPDATE OF status, undone_at, refunded_amount ON transactions
  FOR EACH ROW WHEN (OLD.status = 'undone') EXECUTE FUNCTION refuse_change();

CREATE INDEX transactions_by_hand ON transactions (created_at, id) WHERE method IN ('cash', 'cheque', 'own_app');

-- The weeks of the overview add up what a bank or a card company proves.
DROP INDEX transactions_arrived;
CREATE INDEX transactions_arrived ON transactions (paid_at) INCLUDE (amount)
  WHERE currency = 'INR' AND returning_because IS NULL AND method NOT IN ('cash', 'cheque', 'own_app');

-- A registered payee whose services are exempt health care gives a bill of supply without tax (CGST Act s. 31(3)(c)).
ALTER TABLE therapists
  DROP CONSTRAINT therapists_tax_status_known,
  ADD CONSTRAINT therapists_tax_status_known CHECK (
    tax_status IN ('unregistered', 'composition', 'registered', 'exempt'));
ALTER TABLE payee_accounts
  DROP CONSTRAINT payee_accounts_tax_status_known,
  ADD CONSTRAINT payee_accounts_tax_status_known CHECK (
    tax_status IN ('unregistered', 'composition', 'registered', 'exempt'));
