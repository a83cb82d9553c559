-- A guest's booking with a therapist has a session too. Its client is null until an account takes the booking over.
ALTER TABLE "therapy_sessions" ALTER COLUMN "client_id" DROP NOT NULL;
ALTER TABLE "therapy_sessions" DROP CONSTRAINT "therapy_sessions_booking_id_fkey";
ALTER TABLE "therapy_sessions" ADD CONSTRAINT "therapy_sessions_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE therapy_sessions ADD CONSTRAINT therapy_sessions_has_person
  CHECK (client_id IS NOT NULL OR booking_id IS NOT NULL);

INSERT INTO therapy_sessions (therapist_id, session_date, duration_minutes, session_type, mode, status, booking_id,
  cancelled_at, cancelled_by, cancel_reason, created_at, updated_at)
SELECT c.therapist_id, b.starts_at, greatest(10, least(480, extract(epoch FROM b.ends_at - b.starts_at)::integer / 60)),
  coalesce(b.kind_name, 'Individual session'), b.mode, CASE b.status WHEN 'cancelled' THEN 'cancelled' ELSE 'scheduled' END,
  b.id, CASE b.status WHEN 'cancelled' THEN b.cancelled_at END,
  CASE b.cancelled_by WHEN 'guest' THEN 'client' ELSE b.cancelled_by END, b.cancel_reason, b.created_at, b.updated_at
FROM bookings b JOIN calendars c ON c.id = b.calendar_id
WHERE c.therapist_id IS NOT NULL AND b.status IN ('confirmed', 'cancelled') AND b.confirmed_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM therapy_sessions s WHERE s.booking_id = b.id)
  AND EXISTS (SELECT FROM participants p WHERE p.booking_id = b.id AND p.seat = 1 AND p.client_id IS NULL);

DO $$
BEGIN
  ASSERT NOT EXISTS (
    SELECT FROM bookings b JOIN calendars c ON c.id = b.calendar_id JOIN participants p ON p.booking_id = b.id
    WHERE c.therapist_id IS NOT NULL AND b.status IN ('confirmed', 'cancelled') AND b.confirmed_at IS NOT NULL
      AND p.seat = 1 AND p.client_id IS NULL AND NOT EXISTS (SELECT FROM therapy_sessions s WHERE s.booking_id = b.id)),
    'a guest''s booking has no session';
END
$$;
