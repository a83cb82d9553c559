-- A paper states the currency that was paid. Dollars pay for products alone, which the house sells.
ALTER TABLE receipts
  DROP CONSTRAINT receipts_currency_inr,
  ADD CONSTRAINT receipts_currency_known CHECK (currency IN ('INR', 'USD')),
  ADD CONSTRAINT receipts_dollars_of_the_house CHECK (currency = 'INR' OR series = 'platform');
