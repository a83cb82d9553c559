-- Where the two people of an appointment meet.
CREATE TABLE "appointment_terms" (
    "calendar_id" UUID NOT NULL,
    "video_link" TEXT,
    "phone_caller" TEXT NOT NULL DEFAULT 'host',
    "host_phone" TEXT,
    "address" TEXT,
    "backup_phone" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "appointment_terms_pkey" PRIMARY KEY ("calendar_id")
);

ALTER TABLE "appointment_terms" ADD CONSTRAINT "appointment_terms_calendar_id_fkey"
  FOREIGN KEY ("calendar_id") REFERENCES "calendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "bookings" ADD COLUMN "meeting_link" TEXT,
  ADD COLUMN "meeting_address" TEXT,
  ADD COLUMN "meeting_caller" TEXT,
  ADD COLUMN "meeting_phone" TEXT,
  ADD COLUMN "backup_phone" TEXT,
  ADD COLUMN "join_reminder_at" TIMESTAMPTZ(3);

ALTER TABLE appointment_terms
  ADD CONSTRAINT appointment_terms_video_link_https CHECK (video_link ~ '^https://[^\s]+$' AND char_length(video_link) <= 500),
  ADD CONSTRAINT appointment_terms_phone_caller_known CHECK (phone_caller IN ('host', 'person')),
  ADD CONSTRAINT appointment_terms_host_phone_shape CHECK (is_phone(host_phone)),
  ADD CONSTRAINT appointment_terms_backup_phone_shape CHECK (is_phone(backup_phone)),
  ADD CONSTRAINT appointment_terms_address_length CHECK (char_length(address) BETWEEN 1 AND 500);

ALTER TABLE bookings
  ADD CONSTRAINT bookings_meeting_link_https CHECK (meeting_link ~ '^https://[^\s]+$' AND char_length(meeting_link) <= 500),
  ADD CONSTRAINT bookings_meeting_caller_known CHECK (meeting_caller IN ('host', 'person')),
  ADD CONSTRAINT bookings_meeting_phone_shape CHECK (is_phone(meeting_phone)),
  ADD CONSTRAINT bookings_backup_phone_shape CHECK (is_phone(backup_phone)),
  ADD CONSTRAINT bookings_meeting_address_length CHECK (char_length(meeting_address) BETWEEN 1 AND 500);
