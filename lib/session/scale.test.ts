import { Client } from 'pg';
import { expect, it } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { clientPage } from '@/lib/session/clients/statements';
import { sessionPage, sessionsToConclude } from '@/lib/session/statements';
import { withMigratedDatabase } from '@/lib/testing/database';
import { measure } from '@/lib/testing/measure';

/** 10 therapists, 2,000 clients, 100,000 sessions: 10,000 of each therapist, with 1,000 people. */
const load = `
  INSERT INTO users (email) SELECT 'person-' || n || '@antarman.test' FROM generate_series(1, 2000) n;
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
  WITH p AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM profiles),
    t AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM therapists)
  INSERT INTO therapy_plans (client_id, therapist_id, plan_name, total_sessions)
    SELECT p.id, t.id, 'Eight weeks', 8 FROM p JOIN t ON t.n = p.n % 10;`;

const now = new Date('2026-11-20T09:00:00Z');

it('reads no sessions from end to end and no more than the page needs', async () => {
  await withMigratedDatabase(async (url) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(load);
    for (const table of ['users', 'profiles', 'therapists', 'therapy_sessions', 'therapy_plans']) {
      await client.query(`VACUUM ANALYZE ${table}`);
    }
    const { rows } = await client.query<{ therapist: string; person: string; deep: string }>(`
      SELECT therapist_id AS therapist, client_id AS person, id AS deep FROM therapy_sessions
      WHERE status = 'completed' ORDER BY session_date OFFSET 40000 LIMIT 1`);
    const [one] = rows;
    if (!one) throw new Error('expected a session');
    const ofTherapist = Prisma.sql`s.therapist_id = ${one.therapist}::uuid`;
    const ofPerson = Prisma.sql`s.client_id = ${one.person}::uuid`;
    const statements: [string, Prisma.Sql, number][] = [
      ['coming of a therapist', sessionPage(ofTherapist, { time: 'coming', now }), 150],
      ['past of a therapist', sessionPage(ofTherapist, { time: 'past', now }), 150],
      ['a deep page', sessionPage(ofTherapist, { time: 'past', after: one.deep, now }), 150],
      ['coming of a client', sessionPage(ofPerson, { time: 'coming', now }), 150],
      [
        'one client of a therapist',
        sessionPage(Prisma.sql`${ofTherapist} AND ${ofPerson}`, { time: 'past', now }),
        150,
      ],
      ['to conclude', sessionsToConclude(one.therapist, now), 300],
      // All 10,000 index entries of the therapist, packed more or less tightly, and 1,000 people.
      ['clients', clientPage(one.therapist, { search: '', after: '', now }), 1_000],
      ['clients found', clientPage(one.therapist, { search: 'person-77', after: one.person, now }), 1_000],
    ];
    const excess: unknown[] = [];
    for (const [name, statement, most] of statements) {
      const measured = await measure(client, statement);
      // The few people and therapists of this test may well be read whole.
      const scanned = measured.scanned.filter((table) => table.startsWith('therapy_'));
      if (scanned.length > 0 || measured.buffers > most) excess.push({ name, most, ...measured });
    }
    await client.end();
    expect(excess).toEqual([]);
  });
}, 120_000);
