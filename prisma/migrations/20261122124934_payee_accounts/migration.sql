ALTER TABLE "bank_credits" DROP CONSTRAINT "bank_credits_import_id_fkey";

DROP INDEX "bank_credits_amount_credited_at_idx";
DROP INDEX "bank_credits_line_hash_key";
DROP INDEX "bank_statement_imports_sha256_key";

ALTER TABLE "bank_credits" ADD COLUMN     "account_id" UUID;
ALTER TABLE "bank_statement_imports" ADD COLUMN     "account_id" UUID;
ALTER TABLE "payment_submissions" ADD COLUMN     "payee_account_id" UUID;

CREATE TABLE "payees" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payees_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payee_accounts" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "payee_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "holder" TEXT,
    "upi_id" TEXT,
    "bank_name" TEXT,
    "account_number" TEXT,
    "ifsc" TEXT,
    "tax_status" TEXT NOT NULL DEFAULT 'unregistered',
    "gstin" TEXT,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "superseded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payee_accounts_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "payees_therapist_id_key" ON "payees"("therapist_id");
CREATE INDEX "payee_accounts_payee_id_valid_from_idx" ON "payee_accounts"("payee_id", "valid_from" DESC);
CREATE INDEX "payee_accounts_account_id_idx" ON "payee_accounts"("account_id");
CREATE INDEX "bank_credits_line_hash_idx" ON "bank_credits"("line_hash");
CREATE INDEX "bank_credits_account_id_amount_credited_at_idx" ON "bank_credits"("account_id", "amount", "credited_at");
CREATE UNIQUE INDEX "bank_credits_account_id_line_hash_key" ON "bank_credits"("account_id", "line_hash");
CREATE INDEX "bank_statement_imports_sha256_idx" ON "bank_statement_imports"("sha256");
CREATE UNIQUE INDEX "bank_statement_imports_account_id_sha256_key" ON "bank_statement_imports"("account_id", "sha256");
CREATE INDEX "payment_submissions_payee_account_id_status_created_at_idx" ON "payment_submissions"("payee_account_id", "status", "created_at");

ALTER TABLE "payees" ADD CONSTRAINT "payees_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payee_accounts" ADD CONSTRAINT "payee_accounts_payee_id_fkey" FOREIGN KEY ("payee_id") REFERENCES "payees"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payee_accounts" ADD CONSTRAINT "payee_accounts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "payee_accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE payee_accounts
  ADD CONSTRAINT payee_accounts_holder_line CHECK (is_line(holder, 2, 120)),
  ADD CONSTRAINT payee_accounts_upi_id_shape CHECK (upi_id ~ '^[a-zA-Z0-9._-][a-zA-Z0-9._-]{1,255}@[a-zA-Z][a-zA-Z0-9]{1,63}$'),
  ADD CONSTRAINT payee_accounts_bank_name_line CHECK (is_line(bank_name, 2, 120)),
  ADD CONSTRAINT payee_accounts_account_number_shape CHECK (account_number ~ '^[0-9A-Za-z][0-9A-Za-z -]{3,32}[0-9A-Za-z]$'),
  ADD CONSTRAINT payee_accounts_ifsc_shape CHECK (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  ADD CONSTRAINT payee_accounts_tax_status_known CHECK (tax_status IN ('unregistered', 'composition', 'registered')),
  ADD CONSTRAINT payee_accounts_gstin_shape CHECK (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  ADD CONSTRAINT payee_accounts_gstin_when_registered CHECK (tax_status = 'unregistered' OR gstin IS NOT NULL);

-- A decision in a therapist's place says why behind its reason.
ALTER TABLE payment_submission_events DROP CONSTRAINT payment_submission_events_reason_length;
ALTER TABLE payment_submission_events
  ADD CONSTRAINT payment_submission_events_reason_length CHECK (char_length(reason) <= 2000);

-- There is one house, and each payee has one version that nothing has superseded yet.
CREATE UNIQUE INDEX payees_one_house ON payees ((therapist_id IS NULL)) WHERE therapist_id IS NULL;
CREATE UNIQUE INDEX payee_accounts_latest ON payee_accounts (payee_id) WHERE superseded_at IS NULL;

-- A version keeps what it said. It is superseded, and its details are forgotten when the person is erased.
CREATE FUNCTION keep_payee_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.payee_id, NEW.account_id, NEW.tax_status, NEW.gstin, NEW.valid_from, NEW.created_at)
      IS DISTINCT FROM (OLD.id, OLD.payee_id, OLD.account_id, OLD.tax_status, OLD.gstin, OLD.valid_from, OLD.created_at)
    OR (NEW.holder IS DISTINCT FROM OLD.holder AND NEW.holder IS NOT NULL)
    OR (NEW.upi_id IS DISTINCT FROM OLD.upi_id AND NEW.upi_id IS NOT NULL)
    OR (NEW.bank_name IS DISTINCT FROM OLD.bank_name AND NEW.bank_name IS NOT NULL)
    OR (NEW.account_number IS DISTINCT FROM OLD.account_number AND NEW.account_number IS NOT NULL)
    OR (NEW.ifsc IS DISTINCT FROM OLD.ifsc AND NEW.ifsc IS NOT NULL)
  THEN
    RAISE EXCEPTION 'A version of an account never changes.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER payee_accounts_never_change BEFORE UPDATE ON payee_accounts
  FOR EACH ROW EXECUTE FUNCTION keep_payee_account();

-- The version that payers are shown at this moment; null for a payee who has none.
CREATE FUNCTION payee_account_now(of_payee uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT id FROM payee_accounts
  WHERE payee_id = of_payee AND valid_from <= now() AND (superseded_at IS NULL OR superseded_at > now())
    AND (superseded_at IS NULL OR superseded_at > valid_from)
  ORDER BY valid_from DESC, id DESC LIMIT 1
$$;

-- Adds a version unless it says what the latest one says. Where `day_late`, money that goes elsewhere than it went in
-- the last day goes there a day later: somebody who changes it without right is seen before the first payment.
CREATE FUNCTION add_payee_account(
  of_payee uuid, to_holder text, to_upi text, to_bank text, to_number text, to_ifsc text, to_tax text, to_gstin text,
  since timestamptz, day_late boolean
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  latest payee_accounts;
  present payee_accounts;
  starts timestamptz := date_trunc('milliseconds', least(since, now()));
  new_id uuid := uuid_v7();
  same uuid;
BEGIN
  PERFORM 1 FROM payees WHERE id = of_payee FOR UPDATE;
  SELECT * INTO latest FROM payee_accounts WHERE payee_id = of_payee AND superseded_at IS NULL;
  IF latest.id IS NOT NULL
    AND (latest.holder, latest.upi_id, latest.bank_name, latest.account_number, latest.ifsc, latest.tax_status, latest.gstin)
      IS NOT DISTINCT FROM (to_holder, to_upi, to_bank, to_number, to_ifsc, to_tax, to_gstin)
  THEN RETURN; END IF;
  SELECT * INTO present FROM payee_accounts WHERE id = payee_account_now(of_payee);
  IF day_late AND (to_upi IS NOT NULL OR to_number IS NOT NULL)
    AND (present.holder, present.upi_id, present.bank_name, present.account_number, present.ifsc)
      IS DISTINCT FROM (to_holder, to_upi, to_bank, to_number, to_ifsc)
    AND EXISTS (
      SELECT FROM payee_accounts a
      WHERE a.payee_id = of_payee AND (a.upi_id IS NOT NULL OR a.account_number IS NOT NULL)
        AND a.valid_from <= now()
        AND (a.superseded_at IS NULL OR (a.superseded_at > a.valid_from AND a.superseded_at > now() - interval '24 hours'))
        AND (a.holder, a.upi_id, a.bank_name, a.account_number, a.ifsc)
          IS DISTINCT FROM (to_holder, to_upi, to_bank, to_number, to_ifsc))
  THEN starts := date_trunc('milliseconds', now()) + interval '24 hours'; END IF;
  -- The same number is the same bank account; where one side has no number, the UPI ID says it.
  SELECT account_id INTO same FROM payee_accounts a
  WHERE a.payee_id = of_payee
    AND (a.account_number = to_number OR ((a.account_number IS NULL OR to_number IS NULL) AND a.upi_id = to_upi))
  ORDER BY a.created_at DESC, a.id DESC LIMIT 1;
  UPDATE payee_accounts
  SET superseded_at = CASE WHEN valid_from > now() THEN date_trunc('milliseconds', now()) ELSE starts END
  WHERE payee_id = of_payee AND (superseded_at IS NULL OR superseded_at > now());
  INSERT INTO payee_accounts
    (id, payee_id, account_id, holder, upi_id, bank_name, account_number, ifsc, tax_status, gstin, valid_from)
  VALUES
    (new_id, of_payee, coalesce(same, new_id), to_holder, to_upi, to_bank, to_number, to_ifsc, to_tax, to_gstin, starts);
END
$$;

-- A therapist's versions follow the columns of the listing, whoever writes them.
CREATE FUNCTION note_therapist_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_payee uuid;
BEGIN
  SELECT id INTO of_payee FROM payees WHERE therapist_id = NEW.id;
  IF of_payee IS NULL THEN
    IF NEW.upi_id IS NULL AND NEW.account_number IS NULL AND NEW.bank_name IS NULL THEN RETURN NULL; END IF;
    INSERT INTO payees (therapist_id) VALUES (NEW.id) RETURNING id INTO of_payee;
    PERFORM add_payee_account(of_payee, NEW.account_holder, NEW.upi_id, NEW.bank_name, NEW.account_number, NEW.ifsc,
      NEW.tax_status, NEW.gstin, CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END, false);
  ELSE
    PERFORM add_payee_account(of_payee, NEW.account_holder, NEW.upi_id, NEW.bank_name, NEW.account_number, NEW.ifsc,
      NEW.tax_status, NEW.gstin, now(), true);
  END IF;
  RETURN NULL;
END
$$;

-- The house as content/site.ts names it, and every therapist who is paid to an account.
INSERT INTO payees (created_at) VALUES (now());
SELECT add_payee_account(id, 'Antarman', 'antarman.care@samplebank', 'Sample Bank of India', '000000112026',
  'DEMO0000001', 'unregistered', NULL, '2025-01-01T00:00:00Z', false)
FROM payees WHERE therapist_id IS NULL;
INSERT INTO payees (therapist_id, created_at)
SELECT id, created_at FROM therapists
WHERE upi_id IS NOT NULL OR account_number IS NOT NULL OR bank_name IS NOT NULL;
SELECT add_payee_account(p.id, t.account_holder, t.upi_id, t.bank_name, t.account_number, t.ifsc, t.tax_status, t.gstin,
  t.created_at, false)
FROM therapists t JOIN payees p ON p.therapist_id = t.id;

CREATE TRIGGER therapists_account_on_insert AFTER INSERT ON therapists
  FOR EACH ROW WHEN (NEW.upi_id IS NOT NULL OR NEW.account_number IS NOT NULL OR NEW.bank_name IS NOT NULL)
  EXECUTE FUNCTION note_therapist_account();
CREATE TRIGGER therapists_account_on_update
  AFTER UPDATE OF account_holder, upi_id, bank_name, account_number, ifsc, tax_status, gstin ON therapists
  FOR EACH ROW EXECUTE FUNCTION note_therapist_account();

-- Who is paid for a session with this therapist, or for anything of the house: the therapist's account, or the
-- house's while the therapist has none that can be paid to.
CREATE FUNCTION payee_account_for(of_therapist uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT a.id FROM payees p JOIN payee_accounts a ON a.id = payee_account_now(p.id)
      WHERE p.therapist_id = of_therapist
        AND (a.upi_id IS NOT NULL OR (a.account_number IS NOT NULL AND a.bank_name IS NOT NULL))),
    (SELECT payee_account_now(id) FROM payees WHERE therapist_id IS NULL))
$$;

UPDATE payment_submissions s SET payee_account_id = payee_account_for(
  coalesce(s.therapist_id, (SELECT q.therapist_id FROM quotations q WHERE q.id = s.quotation_id)));
UPDATE bank_credits c SET account_id = coalesce(
  (SELECT a.account_id FROM payment_submissions s JOIN payee_accounts a ON a.id = s.payee_account_id
    WHERE s.id = c.payment_submission_id),
  (SELECT account_id FROM payee_accounts a JOIN payees p ON p.id = a.payee_id WHERE p.therapist_id IS NULL));
UPDATE bank_statement_imports SET account_id =
  (SELECT account_id FROM payee_accounts a JOIN payees p ON p.id = a.payee_id WHERE p.therapist_id IS NULL);
ALTER TABLE payment_submissions ALTER COLUMN payee_account_id SET NOT NULL;
ALTER TABLE bank_credits ALTER COLUMN account_id SET NOT NULL;
ALTER TABLE bank_statement_imports ALTER COLUMN account_id SET NOT NULL;

-- A payment that names no account is made to the one shown at its moment, and stays with it.
CREATE FUNCTION keep_account_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.payee_account_id := coalesce(NEW.payee_account_id, payee_account_for(
      coalesce(NEW.therapist_id, (SELECT q.therapist_id FROM quotations q WHERE q.id = NEW.quotation_id))));
  ELSIF NEW.payee_account_id IS DISTINCT FROM OLD.payee_account_id THEN
    RAISE EXCEPTION 'A payment stays with the account it was made to.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER payment_submissions_account BEFORE INSERT OR UPDATE OF payee_account_id ON payment_submissions
  FOR EACH ROW EXECUTE FUNCTION keep_account_of_payment();

-- A credit is the money of a payment to its own bank account, and of no other.
CREATE FUNCTION refuse_credit_of_another_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payment_submissions s JOIN payee_accounts a ON a.id = s.payee_account_id
    WHERE s.id = NEW.payment_submission_id AND a.account_id = NEW.account_id)
  THEN
    RAISE EXCEPTION 'This credit belongs to another account.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER bank_credits_within_account BEFORE INSERT OR UPDATE OF payment_submission_id, account_id ON bank_credits
  FOR EACH ROW WHEN (NEW.payment_submission_id IS NOT NULL) EXECUTE FUNCTION refuse_credit_of_another_account();

ALTER TABLE "payment_submissions" ADD CONSTRAINT "payment_submissions_payee_account_id_fkey" FOREIGN KEY ("payee_account_id") REFERENCES "payee_accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bank_statement_imports" ADD CONSTRAINT "bank_statement_imports_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "payee_accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bank_credits" ADD CONSTRAINT "bank_credits_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "bank_statement_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bank_credits" ADD CONSTRAINT "bank_credits_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "payee_accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
