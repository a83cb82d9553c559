-- A time that the therapist proposes in place of the agreed one.
ALTER TABLE "bookings" ADD COLUMN "proposed_starts_at" TIMESTAMPTZ(3);
