-- The guest of an appointment is asked for a form too. The account that takes the appointment over gets the form.
ALTER TABLE "form_requests" ALTER COLUMN "client_id" DROP NOT NULL;
ALTER TABLE "form_requests" ADD COLUMN "booking_id" UUID;
CREATE INDEX "form_requests_booking_id_idx" ON "form_requests"("booking_id");
ALTER TABLE "form_requests" ADD CONSTRAINT "form_requests_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE form_requests ADD CONSTRAINT form_requests_of_one_person
  CHECK ((client_id IS NULL) <> (booking_id IS NULL));

-- One form waits once for one person, or for the guest of one appointment.
DROP INDEX form_requests_one_waiting;
CREATE UNIQUE INDEX form_requests_one_waiting ON form_requests (coalesce(client_id, booking_id), template_id)
  WHERE signed_at IS NULL AND cancelled_at IS NULL;

-- A signed form of a guest gets its client once.
CREATE OR REPLACE FUNCTION keep_signed_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.sealed, NEW.sha256, NEW.version, NEW.sent_at, NEW.signed_at, NEW.therapist_id)
      IS DISTINCT FROM (OLD.sealed, OLD.sha256, OLD.version, OLD.sent_at, OLD.signed_at, OLD.therapist_id)
    OR (OLD.client_id IS NOT NULL AND NEW.client_id IS DISTINCT FROM OLD.client_id)
    OR (NEW.client_id IS NULL AND NEW.booking_id IS DISTINCT FROM OLD.booking_id)
    OR (OLD.withdrawn_at IS NOT NULL AND NEW.withdrawn_at IS DISTINCT FROM OLD.withdrawn_at) THEN
    RAISE EXCEPTION 'a signed form is not changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'form_requests_signed_unchanged';
  END IF;
  RETURN NEW;
END $$;
