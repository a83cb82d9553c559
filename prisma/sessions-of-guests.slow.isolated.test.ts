import { expect, test } from 'vitest';
import { ofEarlierRelease, withReleaseBefore } from '@/test/database/earlier-release';

test(
  'gives each agreed or cancelled booking of a guest with a therapist one session, and no other',
  ofEarlierRelease,
  () =>
    withReleaseBefore('sessions_of_guests', async (client, migrateOn) => {
      await client.query(
        `INSERT INTO therapists (slug, name, title, location, bio, email, modes)
           VALUES ('asha', 'Asha', 'Counsellor', 'Pune', 'I listen.', 'asha@example.in', '{video}');
         INSERT INTO calendars (therapist_id) SELECT id FROM therapists;
         INSERT INTO calendars DEFAULT VALUES;
         INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at, mode, kind_name,
           cancelled_at, cancelled_by, held_until)
         SELECT c.id, day, day + interval '80 minutes', day + interval '90 minutes', status,
           CASE WHEN status <> 'held' THEN now() END, 'video', 'Couples session',
           CASE status WHEN 'cancelled' THEN now() END, CASE status WHEN 'cancelled' THEN 'guest' END,
           CASE status WHEN 'held' THEN now() END
         FROM calendars c, unnest(ARRAY['confirmed', 'cancelled', 'held']) WITH ORDINALITY AS s (status, n),
           LATERAL (SELECT '2027-01-10 09:00Z'::timestamptz + n * interval '1 day' AS day) d;
         INSERT INTO participants (booking_id, name, email)
           SELECT id, 'Kavya Rao', 'kavya@example.in' FROM bookings WHERE status <> 'held'`,
      );
      await migrateOn.one();
      const { rows } = await client.query(
        `SELECT s.status, s.client_id, s.cancelled_by, s.duration_minutes, s.session_type, s.session_date = b.starts_at AS same
         FROM therapy_sessions s JOIN bookings b ON b.id = s.booking_id JOIN calendars c ON c.id = b.calendar_id
           AND c.therapist_id = s.therapist_id ORDER BY s.session_date`,
      );
      const session = { client_id: null, duration_minutes: 80, session_type: 'Couples session', same: true };
      expect(rows).toEqual([
        { ...session, status: 'scheduled', cancelled_by: null },
        { ...session, status: 'cancelled', cancelled_by: 'client' },
      ]);
    }),
);
