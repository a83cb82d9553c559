import { expect, test } from 'vitest';
import { ofEarlierRelease, withReleaseBefore } from '@/test/database/earlier-release';

test(
  'gives each therapist of an earlier release their fee and length as a first kind',
  ofEarlierRelease,
  () =>
    withReleaseBefore('session_kinds', async (client, migrateOn) => {
      await client.query(
        `INSERT INTO therapists (slug, name, title, location, bio, email, session_rate)
           SELECT 'asha-' || n, 'Asha', 'Counsellor', 'Pune', 'I listen.', 'asha-' || n || '@example.in',
             CASE WHEN n > 3 THEN 1000 + n + 0.5 END FROM generate_series(1, 10) n;
         INSERT INTO calendars (therapist_id, slot_minutes)
           SELECT id, 60 FROM therapists WHERE slug IN ('asha-1', 'asha-5');
         INSERT INTO calendars DEFAULT VALUES`,
      );
      const before = `SELECT count(*)::int AS therapists, sum(session_rate)::text AS fees FROM therapists`;
      const { rows: known } = await client.query(before);
      await migrateOn.all();
      const { rows: stored } = await client.query(before);
      const { rows: kinds } = await client.query(
        `SELECT count(*)::int AS therapists, sum(fee)::text AS fees FROM session_kinds`,
      );
      expect(stored).toEqual(known);
      expect(kinds).toEqual(known);
      const { rows: odd } = await client.query(
        `SELECT t.slug FROM therapists t JOIN session_kinds k ON k.therapist_id = t.id
         LEFT JOIN calendars c ON c.therapist_id = t.id
         WHERE k.fee IS DISTINCT FROM t.session_rate OR k.minutes <> coalesce(c.slot_minutes, 45)
           OR (t.fee_low, t.fee_high, t.fees_between) IS DISTINCT FROM
             ((t.session_rate * 100)::integer, (t.session_rate * 100)::integer, ''::bytea)`,
      );
      expect(odd).toEqual([]);
    }),
);
