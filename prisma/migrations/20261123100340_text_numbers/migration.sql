DROP INDEX "shown_reminders_booking_id_sequence_side_time_key";

ALTER TABLE "shown_reminders" ADD COLUMN "channel" TEXT NOT NULL DEFAULT 'push';

CREATE TABLE "text_numbers" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "code_hash" TEXT,
    "code_until" TIMESTAMPTZ(3),
    "code_tries" INTEGER NOT NULL DEFAULT 0,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "proven_at" TIMESTAMPTZ(3),

    CONSTRAINT "text_numbers_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "text_numbers_phone_idx" ON "text_numbers"("phone");
CREATE UNIQUE INDEX "text_numbers_user_id_channel_key" ON "text_numbers"("user_id", "channel");
CREATE UNIQUE INDEX "shown_reminders_booking_id_sequence_side_time_channel_key" ON "shown_reminders"("booking_id", "sequence", "side", "time", "channel");

ALTER TABLE "text_numbers" ADD CONSTRAINT "text_numbers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE shown_reminders
  ADD CONSTRAINT shown_reminders_channel_known CHECK (channel IN ('push', 'sms', 'whatsapp'));

ALTER TABLE text_numbers
  ADD CONSTRAINT text_numbers_channel_known CHECK (channel IN ('sms', 'whatsapp')),
  ADD CONSTRAINT text_numbers_phone_shape CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  ADD CONSTRAINT text_numbers_code_hash_sha256 CHECK (is_sha256(code_hash)),
  ADD CONSTRAINT text_numbers_code_ends CHECK ((code_hash IS NULL) = (code_until IS NULL)),
  ADD CONSTRAINT text_numbers_code_tries_range CHECK (code_tries BETWEEN 0 AND 5),
  ADD CONSTRAINT text_numbers_code_used CHECK (proven_at IS NULL OR code_hash IS NULL);
