-- "Accepting new clients" is the word of a day: it is asked for again each month, and ends without an answer.
ALTER TABLE "therapists"
  ADD COLUMN "accepting_confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "accepting_asked_at" TIMESTAMPTZ(3);

-- Whoever says it, on whatever page, has said it now.
CREATE FUNCTION date_accepting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.accepting_confirmed_at IS NOT DISTINCT FROM OLD.accepting_confirmed_at THEN
    NEW.accepting_confirmed_at := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER therapists_accepting_dated BEFORE UPDATE OF accepting_new_clients ON therapists
  FOR EACH ROW WHEN (NEW.accepting_new_clients AND NOT OLD.accepting_new_clients)
  EXECUTE FUNCTION date_accepting();

-- When the sender of a request that waits was offered others.
ALTER TABLE "therapist_contact_requests" ADD COLUMN "others_offered_at" TIMESTAMPTZ(3);
