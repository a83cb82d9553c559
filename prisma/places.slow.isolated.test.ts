import { expect, test } from 'vitest';
import { ofEarlierRelease, withReleaseBefore } from '@/test/database/earlier-release';

test(
  'keeps the hours, days and bookings of an earlier release as they are, without a place',
  ofEarlierRelease,
  () =>
    withReleaseBefore('places', async (client, migrateOn) => {
      await client.query(
        `INSERT INTO therapists (slug, name, title, location, bio, email, modes)
           SELECT 'asha-' || n, 'Asha', 'Counsellor', 'Pune', 'I listen.', 'asha-' || n || '@example.in',
             '{in_person}' FROM generate_series(1, 10) n;
         INSERT INTO calendars (therapist_id) SELECT id FROM therapists;
         INSERT INTO calendars DEFAULT VALUES;
         INSERT INTO availability_hours (calendar_id, weekday, start_minute, end_minute)
           SELECT id, weekday, 540, 780 FROM calendars, generate_series(1, 7) weekday;
         INSERT INTO availability_exceptions (calendar_id, on_date, kind, start_minute, end_minute)
           SELECT id, '2027-01-10', 'extra', 600, 700 FROM calendars;
         INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at, mode, meeting_address)
           SELECT id, '2027-01-10 09:00Z', '2027-01-10 10:00Z', '2027-01-10 10:15Z', 'confirmed', now(), 'in_person',
             '1 Station Road' FROM calendars`,
      );
      const tables = ['availability_hours', 'availability_exceptions', 'bookings'];
      const read = async () => {
        const rows = await Promise.all(
          tables.map((table) =>
            client.query(
              `SELECT to_jsonb(t) - ARRAY['place_id', 'premises_id'] AS row FROM ${table} t ORDER BY id`,
            ),
          ),
        );
        return rows.map((found) => found.rows);
      };
      const before = await read();
      await migrateOn.one();
      expect(await read()).toEqual(before);
      expect(before.map((rows) => rows.length)).toEqual([77, 11, 11]);
      const { rows: named } = await client.query(
        `SELECT FROM availability_hours WHERE place_id IS NOT NULL
         UNION ALL SELECT FROM bookings WHERE place_id IS NOT NULL OR premises_id IS NOT NULL`,
      );
      expect(named).toEqual([]);
    }),
);
