-- What the house receives for therapists is owed to them, and what it passes on is written down.
CREATE TABLE "remittances" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "paid_on" DATE NOT NULL,
    "reference" TEXT NOT NULL,
    "recorded_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_back_at" TIMESTAMPTZ(3),
    "taken_back_reason" TEXT,

    CONSTRAINT "remittances_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "therapists" ADD COLUMN "house_carried" DECIMAL(12,2) NOT NULL DEFAULT 0;

CREATE INDEX "remittances_therapist_id_paid_on_idx" ON "remittances"("therapist_id", "paid_on" DESC);
ALTER TABLE "remittances" ADD CONSTRAINT "remittances_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "remittances" ADD CONSTRAINT "remittances_recorded_by_fkey" FOREIGN KEY ("recorded_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE remittances
  ADD CONSTRAINT remittances_amount_range CHECK (amount > 0 AND amount <= 100000000),
  ADD CONSTRAINT remittances_reference_line CHECK (is_line(reference, 3, 64)),
  ADD CONSTRAINT remittances_taken_back CHECK ((taken_back_at IS NULL) = (taken_back_reason IS NULL)),
  ADD CONSTRAINT remittances_taken_back_reason_length CHECK (is_prose(taken_back_reason, 1, 1000));

CREATE TRIGGER remittances_never_change BEFORE UPDATE OF id, therapist_id, amount, paid_on, reference, created_at OR DELETE
  ON remittances FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Whether a payment for a therapist arrived at the house: by card, or at the house's own account. Money that goes back by
-- itself never counted, and dollars pay for what the house sells.
CREATE FUNCTION held_by_house(t transactions) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT t.therapist_id IS NOT NULL AND t.currency = 'INR' AND t.returning_because IS NULL
    AND t.status IN ('paid', 'refunded')
    AND (t.method IN ('stripe', 'razorpay') OR EXISTS (
      SELECT FROM payment_submissions s
      JOIN payee_accounts a ON a.id = s.payee_account_id
      JOIN payees p ON p.id = a.payee_id
      WHERE s.id = t.payment_submission_id AND p.therapist_id IS NULL))
$$;

-- What is owed stays right when a payment is forgotten after its years.
CREATE FUNCTION carry_house_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF held_by_house(OLD) AND OLD.refunded_amount < OLD.amount THEN
    UPDATE therapists SET house_carried = house_carried + OLD.amount - OLD.refunded_amount WHERE id = OLD.therapist_id;
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER transactions_carry_house_money BEFORE DELETE ON transactions
  FOR EACH ROW EXECUTE FUNCTION carry_house_money();
