-- Card payments are some of all payments, and the back office lists them by their time.
CREATE INDEX transactions_by_card ON transactions (created_at, id) WHERE method IN ('stripe', 'razorpay');

-- The weeks of the overview add up what arrived without looking at the rows.
CREATE INDEX transactions_arrived ON transactions (paid_at) INCLUDE (amount)
  WHERE currency = 'INR' AND returning_because IS NULL;
