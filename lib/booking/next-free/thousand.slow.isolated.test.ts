// A thousand calendars.

import { Client } from 'pg';
import { expect, it } from 'vitest';
import { refreshNextFree } from '@/lib/booking/next-free/commands';
import { closeDatabase } from '@/lib/server/db';
import { countedPostgres } from '@/test/database/counted-postgres';
import { withMigratedDatabase } from '@/test/database/database';

/** A thousand therapists, each with two spans of hours on six days, and a free time that a client takes. */
const load = `
  INSERT INTO therapists (slug, name, title, location, bio, email, is_active)
    SELECT 'therapist-' || n, 'Therapist ' || n, 'Counsellor', 'Pune', 'I listen.', 't' || n || '@antarman.test', true
    FROM generate_series(1, 1000) n;
  INSERT INTO calendars (therapist_id) SELECT id FROM therapists;
  INSERT INTO availability_hours (calendar_id, weekday, start_minute, end_minute)
    SELECT c.id, day, starts, starts + 240
    FROM calendars c, generate_series(1, 6) day, unnest(ARRAY[540, 960]) starts WHERE therapist_id IS NOT NULL`;

const takeTheNext = `
  INSERT INTO bookings (calendar_id, starts_at, ends_at, blocked_until, status, held_until)
  SELECT c.id, t.next_free_at, t.next_free_at + interval '45 min', t.next_free_at + interval '60 min', 'held',
    now() + interval '1 hour'
  FROM calendars c JOIN therapists t ON t.id = c.therapist_id WHERE t.next_free_at IS NOT NULL`;

const nextTimes = 'SELECT slug, next_free_at AS at FROM therapists ORDER BY slug';

it('a thousand changed calendars take a few queries for each fifty', { timeout: 600_000 }, async () => {
  await withMigratedDatabase(async (url) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(load);
    const { rows: calendars } = await client.query<{ id: string }>(
      'SELECT id::text FROM calendars WHERE therapist_id IS NOT NULL',
    );
    const ids = calendars.map(({ id }) => id);
    const counted = await countedPostgres(url);
    process.env.DATABASE_URL = counted.url;
    try {
      await refreshNextFree(ids);
      const { rows: before } = await client.query<{ at: Date | null }>(nextTimes);
      await client.query(takeTheNext);
      const queries = await counted.during(() => refreshNextFree(ids));
      const { rows: after } = await client.query<{ at: Date | null }>(nextTimes);
      const moved = after.filter(({ at }, place) => at && before[place]?.at && at > before[place].at);
      expect(moved).toHaveLength(1_000);
      // One transaction per fifty calendars: begin, commit, the lock, three reads and the write.
      expect(queries.length, queries.slice(0, 12).join('\n')).toBeLessThanOrEqual(20 * 7);
    } finally {
      await closeDatabase();
      counted.close();
      await client.end();
    }
  });
});
