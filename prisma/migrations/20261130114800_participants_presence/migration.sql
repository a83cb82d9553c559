-- The host of an appointment has no participant.
ALTER TABLE "room_seats" ADD COLUMN "participant_id" UUID;
ALTER TABLE "shown_reminders" ADD COLUMN "participant_id" UUID;
ALTER TABLE "room_safety_notes" ADD COLUMN "participant_id" UUID;

UPDATE room_seats t SET participant_id = p.id
FROM participants p WHERE p.booking_id = t.booking_id AND p.seat = 1 AND t.role = 'person';
UPDATE shown_reminders t SET participant_id = p.id
FROM participants p WHERE p.booking_id = t.booking_id AND p.seat = 1 AND t.side = 'person';
UPDATE room_safety_notes t SET participant_id = p.id
FROM participants p WHERE p.booking_id = t.booking_id AND p.seat = 1;

-- A person's row without a person would count as the host's.
DELETE FROM room_seats WHERE role = 'person' AND participant_id IS NULL;
DELETE FROM shown_reminders WHERE side = 'person' AND participant_id IS NULL;
DELETE FROM room_safety_notes WHERE participant_id IS NULL;

ALTER TABLE "room_seats" DROP COLUMN "role";
ALTER TABLE "shown_reminders" DROP COLUMN "side";
ALTER TABLE "room_safety_notes" DROP COLUMN "booking_id", ALTER COLUMN "participant_id" SET NOT NULL;

CREATE UNIQUE INDEX "room_seats_booking_id_participant_id_key"
  ON "room_seats"("booking_id", "participant_id") NULLS NOT DISTINCT;
CREATE INDEX "room_seats_participant_id_idx" ON "room_seats"("participant_id");
CREATE UNIQUE INDEX "shown_reminders_booking_id_sequence_participant_id_time_cha_key"
  ON "shown_reminders"("booking_id", "sequence", "participant_id", "time", "channel") NULLS NOT DISTINCT;
CREATE INDEX "shown_reminders_participant_id_idx" ON "shown_reminders"("participant_id");
CREATE UNIQUE INDEX "room_safety_notes_participant_id_key" ON "room_safety_notes"("participant_id");

ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shown_reminders" ADD CONSTRAINT "shown_reminders_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "room_safety_notes" ADD CONSTRAINT "room_safety_notes_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
