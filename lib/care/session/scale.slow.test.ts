// 100,000 sessions.

import { Client } from 'pg';
import { expect, it } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { agendaOf, sessionPage, sessionsToConclude } from '@/lib/care/session/sql';
import { loadCare } from '@/test/care/care-load';
import { withMigratedDatabase } from '@/test/database/database';
import { measure } from '@/test/database/measure';

const now = new Date('2026-11-20T09:00:00Z');

/**
 * Index entries are not always packed equally, so a few pages may differ; reading a whole table costs far
 * more.
 */
const margin = 1.5;

it('never reads all sessions, and reads no more than the page needs', async () => {
  await withMigratedDatabase(async (url) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await loadCare(client);
    const { rows } = await client.query<{ therapist: string; person: string; deep: string }>(`
      SELECT therapist_id AS therapist, client_id AS person, id AS deep FROM therapy_sessions
      WHERE status = 'completed' ORDER BY session_date OFFSET 40000 LIMIT 1`);
    const [one] = rows;
    if (!one) throw new Error('expected a session');
    const ofTherapist = Prisma.sql`s.therapist_id = ${one.therapist}::uuid`;
    const ofPerson = Prisma.sql`s.client_id = ${one.person}::uuid`;
    const queries: [string, Prisma.Sql, number][] = [
      ['coming of a therapist', sessionPage(ofTherapist, { time: 'coming', now }), 60],
      ['past of a therapist', sessionPage(ofTherapist, { time: 'past', now }), 60],
      ['a deep page', sessionPage(ofTherapist, { time: 'past', after: one.deep, now }), 60],
      ['coming of a client', sessionPage(ofPerson, { time: 'coming', now }), 60],
      [
        'one client of a therapist',
        sessionPage(Prisma.sql`${ofTherapist} AND ${ofPerson}`, { time: 'past', now }),
        60,
      ],
      ['to conclude', sessionsToConclude(one.therapist, now), 400],
      ['the agenda', agendaOf(one.therapist, { each: 4, now }), 190],
    ];
    const excess: unknown[] = [];
    for (const [name, query, most] of queries) {
      const measured = await measure(client, query);
      // The few people and therapists of this test may be read in a full scan.
      const scanned = measured.scanned.filter((table) => table.startsWith('therapy_'));
      if (scanned.length > 0 || measured.buffers > most * margin) excess.push({ name, most, ...measured });
    }
    await client.end();
    expect(excess).toEqual([]);
  });
}, 120_000);
