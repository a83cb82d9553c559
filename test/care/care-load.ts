import type { Client } from 'pg';
import { vacuum } from '@/test/database/measure';

/** 10 therapists, 2,000 clients, 100,000 sessions: 10,000 for each therapist, with 1,000 people; 11,000 appointments. */
const care = `
  INSERT INTO users (email) SELECT 'person-' || n || '@care.test' FROM generate_series(1, 2000) n;
  INSERT INTO profiles (user_id, email, first_name, last_name)
    SELECT id, email, 'Person', 'Number ' || split_part(email::text, '@', 1) FROM users;
  INSERT INTO therapists (slug, name, title, location, bio, email)
    SELECT 'therapist-' || n, 'Therapist ' || n, 'Counsellor', 'Pune', 'I listen.', 't' || n || '@antarman.test'
    FROM generate_series(0, 9) n;
  WITH p AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM profiles),
    t AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM therapists)
  INSERT INTO therapy_sessions (client_id, therapist_id, session_date, status)
    SELECT p.id, t.id, '2026-11-20T09:00:00Z'::timestamptz + (s - 90000) * interval '1 hour' / 10,
      CASE WHEN s < 89000 THEN 'completed' ELSE 'scheduled' END
    FROM generate_series(0, 99999) s JOIN p ON p.n = s % 2000 JOIN t ON t.n = s % 10;
  INSERT INTO calendars (therapist_id) SELECT id FROM therapists;
  INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, mode, status, confirmed_at)
    SELECT c.id, s.session_date, s.session_date + interval '45 minutes',
      s.session_date + interval '1 hour', 'video', 'confirmed', '2026-01-05T09:00:00Z'
    FROM therapy_sessions s JOIN calendars c ON c.therapist_id = s.therapist_id WHERE s.status = 'scheduled';
  UPDATE therapy_sessions s SET booking_id = b.id FROM bookings b JOIN calendars c ON c.id = b.calendar_id
    WHERE s.status = 'scheduled' AND c.therapist_id = s.therapist_id AND b.starts_at = s.session_date;
  INSERT INTO participants (booking_id, client_id)
    SELECT booking_id, client_id FROM therapy_sessions WHERE booking_id IS NOT NULL;
  INSERT INTO payment_submissions
    (appointment_id, therapist_id, client_id, payer_name, payer_email, bank_name, account_number, reference_number, amount)
    SELECT b.id, c.therapist_id, a.client_id, 'Person Number', 'payer@care.test', 'State Bank', 'X1234', '123456', 1500
    FROM bookings b JOIN calendars c ON c.id = b.calendar_id JOIN participants a ON a.booking_id = b.id;
  WITH p AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM profiles),
    t AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM therapists)
  INSERT INTO therapy_plans (client_id, therapist_id, plan_name, total_sessions)
    SELECT p.id, t.id, 'Eight weeks', 8 FROM p JOIN t ON t.n = p.n % 10;
  WITH q AS (
    INSERT INTO quotations (client_id, therapist_id, service_type, description, amount, created_at)
      SELECT client_id, therapist_id, 'Individual therapy', 'Six sessions.', 9000,
        '2026-11-20T09:00:00Z'::timestamptz - n * interval '1 minute'
      FROM therapy_plans CROSS JOIN generate_series(1, 5) n RETURNING id)
  INSERT INTO quotation_events (quotation_id, status) SELECT id, 'pending' FROM q;
  INSERT INTO therapist_contact_requests (therapist_id, client_id, user_name, user_email, message, created_at, answered_at)
    SELECT therapist_id, client_id, 'Meera', 'meera@antarman.test', 'Hello',
      '2026-11-20T09:00:00Z'::timestamptz - n * interval '1 day',
      CASE WHEN n > 2 THEN '2026-11-20T09:00:00Z'::timestamptz - n * interval '23 hours' END
    FROM therapy_plans CROSS JOIN generate_series(1, 10) n;
  INSERT INTO notices (user_id, kind, title, href)
    SELECT user_id, 'session.created', 'An appointment', '/account' FROM profiles CROSS JOIN generate_series(1, 5);`;

/** Fills an empty database with years of work and updates its statistics. */
export async function loadCare(client: Client): Promise<void> {
  await client.query(care);
  await vacuum(client);
}
