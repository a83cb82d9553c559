-- The sums of each therapist's account with the house, so that the list of all accounts is read in the order of what is
-- owed and not counted from every payment. Triggers keep them; `held_by_house` stays the one rule of what counts.
CREATE TABLE "house_accounts" (
    "therapist_id" UUID NOT NULL,
    "received" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "refunded" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "passed_on" DECIMAL(14,2) NOT NULL DEFAULT 0,

    CONSTRAINT "house_accounts_pkey" PRIMARY KEY ("therapist_id")
);

ALTER TABLE "house_accounts" ADD CONSTRAINT "house_accounts_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX house_accounts_by_owed ON house_accounts ((received - refunded - passed_on), therapist_id);

CREATE FUNCTION add_to_house_account(account uuid, more_received numeric, more_refunded numeric, more_passed_on numeric)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF more_received = 0 AND more_refunded = 0 AND more_passed_on = 0 THEN
    RETURN;
  END IF;
  INSERT INTO house_accounts AS a (therapist_id, received, refunded, passed_on)
  VALUES (account, more_received, more_refunded, more_passed_on)
  ON CONFLICT (therapist_id) DO UPDATE SET
    received = a.received + excluded.received,
    refunded = a.refunded + excluded.refunded,
    passed_on = a.passed_on + excluded.passed_on;
END
$$;

CREATE FUNCTION keep_house_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.therapist_id IS NOT DISTINCT FROM NEW.therapist_id AND held_by_house(OLD) AND held_by_house(NEW) THEN
    PERFORM add_to_house_account(NEW.therapist_id, NEW.amount - OLD.amount, NEW.refunded_amount - OLD.refunded_amount, 0);
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND held_by_house(OLD) THEN
    PERFORM add_to_house_account(OLD.therapist_id, -OLD.amount, -OLD.refunded_amount, 0);
  END IF;
  IF held_by_house(NEW) THEN
    PERFORM add_to_house_account(NEW.therapist_id, NEW.amount, NEW.refunded_amount, 0);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER transactions_keep_house_account AFTER INSERT
  OR UPDATE OF therapist_id, currency, returning_because, status, method, payment_submission_id, amount, refunded_amount
  ON transactions FOR EACH ROW EXECUTE FUNCTION keep_house_account();

CREATE FUNCTION keep_passed_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.taken_back_at IS NULL THEN
    PERFORM add_to_house_account(OLD.therapist_id, 0, 0, -OLD.amount);
  END IF;
  IF NEW.taken_back_at IS NULL THEN
    PERFORM add_to_house_account(NEW.therapist_id, 0, 0, NEW.amount);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER remittances_keep_house_account AFTER INSERT OR UPDATE OF taken_back_at ON remittances
  FOR EACH ROW EXECUTE FUNCTION keep_passed_on();

-- Of a payment that is forgotten stays what did not go back: `house_carried` holds it, and the sums lose what went back.
CREATE OR REPLACE FUNCTION carry_house_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF held_by_house(OLD) THEN
    IF OLD.refunded_amount < OLD.amount THEN
      UPDATE therapists SET house_carried = house_carried + OLD.amount - OLD.refunded_amount WHERE id = OLD.therapist_id;
    END IF;
    PERFORM add_to_house_account(OLD.therapist_id, -OLD.refunded_amount, -OLD.refunded_amount, 0);
  END IF;
  RETURN OLD;
END
$$;

INSERT INTO house_accounts (therapist_id, received, refunded, passed_on)
SELECT * FROM (
  SELECT th.id, th.house_carried + coalesce(sum(m.received), 0) AS received, coalesce(sum(m.refunded), 0),
    coalesce(sum(m.passed_on), 0) AS passed_on
  FROM therapists th
  LEFT JOIN (
    SELECT t.therapist_id, t.amount AS received, t.refunded_amount AS refunded, 0 AS passed_on
    FROM transactions t WHERE held_by_house(t)
    UNION ALL
    SELECT r.therapist_id, 0, 0, r.amount FROM remittances r WHERE r.taken_back_at IS NULL) m ON m.therapist_id = th.id
  GROUP BY th.id) sums
WHERE received <> 0 OR passed_on <> 0;
