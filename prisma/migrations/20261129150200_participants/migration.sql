CREATE TABLE "participants" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "booking_id" UUID NOT NULL,
    "seat" INTEGER NOT NULL DEFAULT 1,
    "pays" BOOLEAN NOT NULL DEFAULT true,
    "client_id" UUID,
    "user_id" UUID,
    "name" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "day_reminder_at" TIMESTAMPTZ(3),
    "three_reminder_at" TIMESTAMPTZ(3),
    "hour_reminder_at" TIMESTAMPTZ(3),
    "join_reminder_at" TIMESTAMPTZ(3),

    CONSTRAINT "participants_pkey" PRIMARY KEY ("id")
);

-- A hold has a person only once somebody has said who they are.
INSERT INTO participants (booking_id, client_id, user_id, name, email, phone,
  day_reminder_at, three_reminder_at, hour_reminder_at, join_reminder_at)
SELECT id, client_id, user_id, guest_name, guest_email, guest_phone,
  day_reminder_at, three_reminder_at, hour_reminder_at, join_reminder_at
FROM bookings
WHERE confirmed_at IS NOT NULL
  OR num_nonnulls(client_id, user_id, guest_name, guest_email, guest_phone,
    day_reminder_at, three_reminder_at, hour_reminder_at, join_reminder_at) > 0;

CREATE UNIQUE INDEX "participants_booking_id_seat_key" ON "participants"("booking_id", "seat");
CREATE INDEX "participants_client_id_idx" ON "participants"("client_id");
CREATE INDEX "participants_user_id_idx" ON "participants"("user_id");
CREATE INDEX "participants_email_idx" ON "participants"("email");
CREATE UNIQUE INDEX participants_one_payer ON participants (booking_id) WHERE pays;

ALTER TABLE "participants" ADD CONSTRAINT "participants_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "participants" ADD CONSTRAINT "participants_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "participants" ADD CONSTRAINT "participants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE participants
  ADD CONSTRAINT participants_seat_range CHECK (seat BETWEEN 1 AND 100),
  ADD CONSTRAINT participants_name_line CHECK (is_line(name, 1, 120)),
  ADD CONSTRAINT participants_email_shape CHECK (is_email(email)),
  ADD CONSTRAINT participants_phone_shape CHECK (is_phone(phone));

ALTER TABLE "bookings" DROP COLUMN "client_id", DROP COLUMN "user_id",
  DROP COLUMN "guest_name", DROP COLUMN "guest_email", DROP COLUMN "guest_phone",
  DROP COLUMN "day_reminder_at", DROP COLUMN "three_reminder_at", DROP COLUMN "hour_reminder_at",
  DROP COLUMN "join_reminder_at";
