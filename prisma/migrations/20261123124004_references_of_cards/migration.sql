-- The back office looks for a part of the card company's reference.
CREATE INDEX transactions_card_references ON transactions USING gin (provider_reference gin_trgm_ops)
  WHERE method IN ('stripe', 'razorpay');
