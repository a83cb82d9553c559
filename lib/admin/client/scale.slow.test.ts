// 10,000 clients of one therapist, 40,000 sessions.

import { Client } from 'pg';
import { expect, it } from 'vitest';
import { clientCount, clientLines, clientPage, oneClient } from '@/lib/admin/client/sql';
import { perPage } from '@/lib/admin/table/paging';
import { withMigratedDatabase } from '@/test/database/database';
import { measure, vacuum } from '@/test/database/measure';

const now = new Date('2026-11-20T09:00:00Z');

/** One therapist with 10,000 clients, four sessions with each, among 12,000 people and 48,000 sessions. */
const practice = `
  INSERT INTO users (email) SELECT 'person-' || n || '@care.test' FROM generate_series(1, 12000) n;
  INSERT INTO profiles (user_id, email, first_name, last_name)
    SELECT id, email, 'Person', 'Number ' || split_part(email::text, '@', 1) FROM users;
  INSERT INTO therapists (slug, name, title, location, bio, email)
    SELECT 'therapist-' || n, 'Therapist ' || n, 'Counsellor', 'Pune', 'I listen.', 't' || n || '@antarman.test'
    FROM generate_series(0, 1) n;
  WITH p AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM profiles),
    t AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM therapists)
  INSERT INTO therapy_sessions (client_id, therapist_id, session_date, status)
    SELECT p.id, t.id, '2026-11-20T09:00:00Z'::timestamptz + (s - 45000) * interval '1 hour' / 10,
      CASE WHEN s < 45000 THEN 'completed' ELSE 'scheduled' END
    FROM generate_series(0, 47999) s JOIN p ON p.n = s % 12000 JOIN t ON t.n = (p.n / 10000)::int;
  WITH p AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM profiles),
    t AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM therapists)
  INSERT INTO therapy_plans (client_id, therapist_id, plan_name, total_sessions)
    SELECT p.id, t.id, 'Eight weeks', 8 FROM p JOIN t ON t.n = (p.n / 10000)::int;
  INSERT INTO quotations (client_id, therapist_id, service_type, description, amount, status)
    SELECT client_id, therapist_id, 'Individual therapy', 'Six sessions.', 9000,
      CASE WHEN random() < 0.1 THEN 'accepted' ELSE 'declined' END
    FROM therapy_plans;
  INSERT INTO calendars (therapist_id) SELECT id FROM therapists;
  INSERT INTO bookings
    (calendar_id, starts_at, ends_at, blocked_until, mode, status, confirmed_at, fee, paying_rule)
    SELECT c.id, s.session_date, s.session_date + interval '5 minutes',
      s.session_date + interval '5 minutes', 'video', 'confirmed', '2026-01-05T09:00:00Z', 1500, 'ahead'
    FROM therapy_sessions s JOIN calendars c ON c.therapist_id = s.therapist_id WHERE s.status = 'scheduled';
  INSERT INTO participants (booking_id, client_id)
    SELECT b.id, s.client_id FROM bookings b JOIN calendars c ON c.id = b.calendar_id
    JOIN therapy_sessions s ON s.therapist_id = c.therapist_id AND s.session_date = b.starts_at AND s.status = 'scheduled';`;

/**
 * Pages of 8 KB. Reading a part by name costs the same however many clients there are. Every other order
 * reads all names inside one index, and the sessions inside another. Half of the bound is margin, because
 * index entries are not always packed equally. So few bookings are cheaper to read than to look up.
 */
const most = {
  byName: 60,
  found: 270,
  count: 60,
  bySession: 1_600,
  byMoney: 5_300,
  lines: 200,
  one: 10,
};

it('reads a page of 10,000 clients by a bounded number of pages, in every order, at every depth', async () => {
  await withMigratedDatabase(async (url) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(practice);
    await vacuum(client);
    const { rows } = await client.query<{ therapist: string; deep: string }>(`
      SELECT therapist_id AS therapist, client_id AS deep FROM therapy_plans
      WHERE therapist_id = (SELECT therapist_id FROM therapy_plans GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)
      ORDER BY client_id OFFSET 5000 LIMIT 1`);
    const [one] = rows;
    if (!one) throw new Error('expected a client');
    const page = (sort: 'name' | 'next' | 'last' | 'due', behind: string | null, words = '') =>
      clientPage(one.therapist, { words, sort, direction: 'asc', behind, take: perPage + 1, now });
    const { rows: shown } = await client.query<{ id: string; name: string }>(
      'SELECT client_id AS id, name FROM therapist_clients WHERE therapist_id = $1 ORDER BY sort_name, client_id LIMIT $2',
      [one.therapist, perPage + 1],
    );
    const queries = [
      ['by name', page('name', null), most.byName],
      ['by name, deep', page('name', one.deep), most.byName],
      ['found', page('name', null, 'person-77'), most.found],
      ['by next session', page('next', null), most.bySession],
      ['by next session, deep', page('next', one.deep), most.bySession],
      ['by last session', page('last', null), most.bySession],
      ['by money', page('due', null), most.byMoney],
      ['by money, deep', page('due', one.deep), most.byMoney],
      ['counted', clientCount(one.therapist, '', 1_001), most.count],
      ['one', oneClient(one.therapist, one.deep), most.one],
      ['values of the lines', clientLines(one.therapist, shown, now), most.lines],
    ] as const;
    const excess: unknown[] = [];
    for (const [name, query, limit] of queries) {
      const { buffers } = await measure(client, query);
      if (buffers > limit) excess.push({ name, limit, buffers });
    }
    await client.end();
    expect(excess).toEqual([]);
  });
}, 600_000);
