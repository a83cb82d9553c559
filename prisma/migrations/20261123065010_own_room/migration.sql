-- The product's own room for video calls.
CREATE TABLE "room_seats" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "booking_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "seat" UUID NOT NULL,
    "visit" UUID NOT NULL,
    "last_signal" INTEGER NOT NULL DEFAULT 0,
    "admitted_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "left_at" TIMESTAMPTZ(3),

    CONSTRAINT "room_seats_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "room_signals" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "booking_id" UUID NOT NULL,
    "to_visit" UUID NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "payload" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "room_signals_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "room_safety_notes" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "booking_id" UUID NOT NULL,
    "can_talk" TEXT,
    "place" TEXT,
    "contact_name" TEXT,
    "contact_phone" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "room_safety_notes_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "room_seats_booking_id_role_key" ON "room_seats"("booking_id", "role");
CREATE INDEX "room_signals_to_visit_position_idx" ON "room_signals"("to_visit", "position");
CREATE INDEX "room_signals_booking_id_idx" ON "room_signals"("booking_id");
CREATE INDEX "room_signals_sent_at_idx" ON "room_signals"("sent_at");
CREATE UNIQUE INDEX "room_safety_notes_booking_id_key" ON "room_safety_notes"("booking_id");

ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "room_signals" ADD CONSTRAINT "room_signals_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "room_safety_notes" ADD CONSTRAINT "room_safety_notes_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE room_seats
  ADD CONSTRAINT room_seats_role_known CHECK (role IN ('host', 'person')),
  ADD CONSTRAINT room_seats_last_signal_range CHECK (last_signal >= 0);

ALTER TABLE room_signals
  ADD CONSTRAINT room_signals_payload_size CHECK (octet_length(payload) BETWEEN 1 AND 24000);

ALTER TABLE room_safety_notes
  ADD CONSTRAINT room_safety_notes_can_talk_known CHECK (can_talk IN ('yes', 'careful', 'no')),
  ADD CONSTRAINT room_safety_notes_place_line CHECK (is_line(place, 1, 200)),
  ADD CONSTRAINT room_safety_notes_contact_name_line CHECK (is_line(contact_name, 1, 120)),
  ADD CONSTRAINT room_safety_notes_contact_phone_shape CHECK (is_phone(contact_phone));

-- In the place of a link, `room` says that a call takes place in the product's own room.
ALTER TABLE appointment_terms
  DROP CONSTRAINT appointment_terms_video_link_https,
  ADD CONSTRAINT appointment_terms_video_link_https
    CHECK (video_link = 'room' OR video_link ~ '^https://[^\s]+$' AND char_length(video_link) <= 500);
ALTER TABLE bookings
  DROP CONSTRAINT bookings_meeting_link_https,
  ADD CONSTRAINT bookings_meeting_link_https
    CHECK (meeting_link = 'room' OR meeting_link ~ '^https://[^\s]+$' AND char_length(meeting_link) <= 500);
