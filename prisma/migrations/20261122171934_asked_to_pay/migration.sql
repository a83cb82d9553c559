-- When the therapist last asked for the payment of an appointment; at most once a day.
ALTER TABLE "bookings" ADD COLUMN     "pay_asked_at" TIMESTAMPTZ(3);
