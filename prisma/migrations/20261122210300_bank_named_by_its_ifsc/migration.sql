-- A bank account is known by its number with the bank's name or its IFSC: a therapist who entered no name of the bank is
-- paid to their own account, not to the house's.
CREATE OR REPLACE FUNCTION payee_account_for(of_therapist uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT a.id FROM payees p JOIN payee_accounts a ON a.id = payee_account_now(p.id)
      WHERE p.therapist_id = of_therapist
        AND (a.upi_id IS NOT NULL
          OR (a.account_number IS NOT NULL AND (a.bank_name IS NOT NULL OR a.ifsc IS NOT NULL)))),
    (SELECT payee_account_now(id) FROM payees WHERE therapist_id IS NULL))
$$;
