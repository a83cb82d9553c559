-- Somebody who waits for a time with a therapist who has none: an address that its owner has confirmed.
CREATE TABLE "waitlist_entries" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "email" CITEXT,
    "notice_version" TEXT NOT NULL,
    "sooner_than" TIMESTAMPTZ(3),
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "booking_id" UUID,
    "offered_until" TIMESTAMPTZ(3),
    "first_offered_at" TIMESTAMPTZ(3),
    "unanswered" INTEGER NOT NULL DEFAULT 0,
    "quiet_until" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "ended_because" TEXT,

    CONSTRAINT "waitlist_entries_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "waitlist_entries_booking_id_key" ON "waitlist_entries"("booking_id");
CREATE INDEX "waitlist_entries_therapist_id_confirmed_at_idx" ON "waitlist_entries"("therapist_id", "confirmed_at");
CREATE INDEX "waitlist_entries_email_idx" ON "waitlist_entries"("email");
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_therapist_id_fkey"
  FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE waitlist_entries
  ADD CONSTRAINT waitlist_entries_email_shape CHECK (is_email(email::text)),
  ADD CONSTRAINT waitlist_entries_notice_version_line CHECK (is_line(notice_version, 1, 40)),
  ADD CONSTRAINT waitlist_entries_reachable CHECK (email IS NOT NULL OR ended_at IS NOT NULL),
  ADD CONSTRAINT waitlist_entries_unanswered_range CHECK (unanswered BETWEEN 0 AND 9),
  ADD CONSTRAINT waitlist_entries_offer_confirmed CHECK (offered_until IS NULL OR confirmed_at IS NOT NULL),
  ADD CONSTRAINT waitlist_entries_ended_known CHECK (
    (ended_at IS NULL) = (ended_because IS NULL)
    AND ended_because IN ('left', 'booked', 'unanswered', 'expired'));

-- One place for each person with each therapist.
CREATE UNIQUE INDEX waitlist_entries_one_place ON waitlist_entries (therapist_id, email) WHERE ended_at IS NULL;
-- Offers that may have ended, and those who could get one, without reading the others.
CREATE INDEX waitlist_entries_offers ON waitlist_entries (offered_until) WHERE offered_until IS NOT NULL;
CREATE INDEX waitlist_entries_waiting ON waitlist_entries (therapist_id, confirmed_at, id)
  WHERE ended_at IS NULL AND confirmed_at IS NOT NULL;

-- Whatever gives a therapist an earlier free time asks for offers in the same transaction: a cancelled appointment or
-- added hours by way of the next free time, and "accepting new clients" directly.
CREATE FUNCTION offer_to_waitlist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM waitlist_entries
    WHERE therapist_id = NEW.id AND ended_at IS NULL AND confirmed_at IS NOT NULL
  ) THEN
    PERFORM graphile_worker.add_job(
      'offer-waitlist-times', json_build_object('therapistId', NEW.id), max_attempts := 110);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER therapists_waitlist AFTER UPDATE ON therapists
  FOR EACH ROW WHEN (
    NEW.is_active AND isfinite(NEW.free_from)
    AND (NEW.free_from IS DISTINCT FROM OLD.free_from OR NOT OLD.is_active))
  EXECUTE FUNCTION offer_to_waitlist();
