-- A second card payment for one thing goes back by itself, and refunds at the card company are known.
ALTER TABLE "transactions" ADD COLUMN "provider_payment" TEXT,
  ADD COLUMN "returning_because" TEXT;

CREATE UNIQUE INDEX "transactions_method_provider_payment_key" ON "transactions"("method", "provider_payment");

ALTER TABLE transactions
  ADD CONSTRAINT transactions_returning_because_known CHECK (returning_because IN ('twice', 'closed'));
