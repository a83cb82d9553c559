ALTER TABLE internship_applications
  ADD CONSTRAINT internship_applications_education_line CHECK (is_line(education, 2, 200));

-- Dollars are taken by one of the card providers alone; everything else is paid in rupees.
ALTER TABLE transactions
  DROP CONSTRAINT transactions_currency_inr,
  ADD CONSTRAINT transactions_currency_of_method CHECK (
    currency = 'INR' OR (currency = 'USD' AND method = 'stripe'));
