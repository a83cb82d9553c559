import { expect, test } from 'vitest';
import { ofEarlierRelease, withReleaseBefore } from '@/test/database/earlier-release';

const premises = 'aaaaaaaa-0000-4000-8000-000000000000';

// Asha has the place daily from nine to one in India, which is 3:30 to 7:30 in UTC; so has Ravi; Nila has none, and Maya
// has two, each for half of the week.
const bookings = [
  { name: 'in the hours', calendar: 'asha', at: '2099-01-01 05:00Z', holds: true },
  {
    name: 'with its address',
    calendar: 'asha',
    at: '2099-01-02 05:00Z',
    address: '12 Karve Road',
    holds: true,
  },
  { name: 'with another address', calendar: 'asha', at: '2099-01-03 05:00Z', address: '3 Baner Road' },
  { name: 'outside the hours', calendar: 'asha', at: '2099-01-04 12:00Z', holds: true },
  { name: 'where a colleague is', calendar: 'asha', at: '2099-01-05 05:00Z' },
  { name: 'by video', calendar: 'asha', at: '2099-01-06 05:00Z', mode: 'video' },
  { name: 'cancelled', calendar: 'asha', at: '2099-01-07 05:00Z', status: 'cancelled' },
  { name: 'over', calendar: 'asha', at: '2020-01-08 05:00Z' },
  { name: 'of the colleague', calendar: 'ravi', at: '2099-01-05 05:30Z', placed: true, holds: true },
  { name: 'outside the hours of two', calendar: 'maya', at: '2099-01-10 12:00Z' },
  {
    ...{ name: 'with the address of one of two', calendar: 'maya', at: '2099-01-11 12:00Z' },
    ...{ address: 'Baner, 3 Baner Road', holds: true },
  },
  { name: 'without places', calendar: 'nila', at: '2099-01-09 05:00Z' },
];

test(
  'gives each coming session in person its place, but for those where a colleague has it',
  ofEarlierRelease,
  () =>
    withReleaseBefore('coming_sessions_hold_places', async (client, migrateOn) => {
      await client.query(
        `INSERT INTO therapists (slug, name, title, location, bio, email, modes)
           SELECT slug, slug, 'Counsellor', 'Pune', 'I listen.', slug || '@example.in', '{video,in_person}'
           FROM unnest('{asha,ravi,nila,maya}'::text[]) slug;
         INSERT INTO calendars (therapist_id) SELECT id FROM therapists;
         INSERT INTO places (therapist_id, premises_id, name, address)
           SELECT id, CASE WHEN slug <> 'maya' THEN '${premises}'::uuid ELSE gen_random_uuid() END, 'Kothrud', '12 Karve Road'
             FROM therapists WHERE slug <> 'nila';
         INSERT INTO availability_hours (calendar_id, weekday, start_minute, end_minute, place_id)
           SELECT c.id, weekday, 540, 780, p.id FROM calendars c LEFT JOIN places p USING (therapist_id),
             generate_series(1, 7) weekday;
         INSERT INTO places (therapist_id, name, address)
           SELECT id, 'Baner', '3 Baner Road' FROM therapists WHERE slug = 'maya';
         UPDATE availability_hours h SET place_id = p.id FROM calendars c JOIN places p USING (therapist_id)
           WHERE h.calendar_id = c.id AND p.name = 'Baner' AND h.weekday > 3`,
      );
      for (const {
        calendar,
        at,
        mode = 'in_person',
        status = 'confirmed',
        address = null,
        placed,
      } of bookings) {
        await client.query(
          `INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, confirmed_at, mode,
             meeting_address, place_id)
           SELECT c.id, $2, $2::timestamptz + interval '45 min', $2::timestamptz + interval '1 hour', $3, now(), $4, $5, p.id
           FROM calendars c JOIN therapists t ON t.id = c.therapist_id
           LEFT JOIN places p ON p.therapist_id = t.id AND $6 WHERE t.slug = $1`,
          [calendar, at, status, mode, address, placed ?? false],
        );
      }
      const rows = `SELECT to_jsonb(b) - ARRAY['place_id', 'premises_id'] AS row FROM bookings b ORDER BY id`;
      const holding = async () => {
        const { rows: all } = await client.query<{ held: boolean }>(
          `SELECT premises_id IS NOT NULL AS held FROM bookings ORDER BY id`,
        );
        return bookings.filter((_, nth) => all[nth]?.held).map(({ name }) => name);
      };
      const before = (await client.query(rows)).rows;
      expect(await holding()).toEqual(['of the colleague']);
      await migrateOn.one();
      expect((await client.query(rows)).rows).toEqual(before);
      expect(before).toHaveLength(bookings.length);
      expect(await holding()).toEqual(bookings.filter(({ holds }) => holds).map(({ name }) => name));
    }),
);
