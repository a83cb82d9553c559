// Every room of three people, on a server of its own.

import { expect, test } from 'vitest';
import { demoPerson } from '@/test/access/demo-person';
import { cookieOf, signedIn } from '@/test/access/people';
import { demoRecord, roomsOf } from '@/test/access/private-pages';
import { countedPostgres } from '@/test/database/counted-postgres';
import { startOwnServer } from '@/test/server/own-server';

/** Most queries for rows of one page. */
const most = 8;

/** Pages with more queries, each with its limit (ADR 06). */
const exceptions: Readonly<Record<string, number>> = {
  // The panels of product.md §2: results, payments and plans in addition to the page's own queries, and the forms,
  // questionnaires and homework that wait.
  'client /dashboard': 13,
  // The same: plans, quotations and clients.
  'therapist /therapist-dashboard': 11,
  // Four lists: reported payments, those that one submit can verify, unpaid appointments, and due refunds.
  'therapist /therapist-dashboard/payments': 11,
  // A person's prepaid money is listed: plans, appointments, due refunds, and the sums of each plan.
  'client /account/privacy/delete': 10,
  'therapist /account/privacy/delete': 10,
  'admin /account/privacy/delete': 10,
};

/**
 * The query for the session and every other query for rows count. Beginning and ending a transaction, and
 * setting its person (ADR 07), do not.
 */
const asksForRows = (query: string) =>
  !/^\s*(?:BEGIN|COMMIT|ROLLBACK|SELECT set_config\('role', 'antarman_member')/.test(query);

const nameOf = (role: string, path: string) =>
  `${role} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '[client]')}`;

test('no room of a client, a therapist or an admin asks the database more than eight times', async () => {
  const postgres = await countedPostgres(process.env.DATABASE_URL ?? '');
  const server = await startOwnServer({ DATABASE_URL: postgres.url });
  const excess: unknown[] = [];
  const seen = new Set<string>();
  try {
    for (const role of ['client', 'therapist', 'admin'] as const) {
      const cookie = cookieOf(await signedIn((await demoPerson(role)).userId));
      const visit = async (path: string) => {
        const answer = await fetch(server.origin + path, { headers: { cookie }, redirect: 'manual' });
        expect([path, answer.status]).toEqual([path, 200]);
        expect(await answer.text()).not.toContain('Error fetching data');
      };
      for (const path of [...roomsOf(role), ...(role === 'therapist' ? await demoRecord() : [])]) {
        const name = nameOf(role, path);
        seen.add(name);
        const limit = exceptions[name] ?? most;
        // The first visit fills the caches for all visits, and records the visit.
        await visit(path);
        let asked: readonly string[] = [];
        // Another part of the server may query at the same time, but not three times in a row.
        for (let tries = 0; tries < 3; tries += 1) {
          asked = (await postgres.during(() => visit(path))).filter(asksForRows);
          if (asked.length <= limit) break;
        }
        if (asked.length > limit) excess.push({ name, limit, asked: asked.length, queries: asked });
      }
    }
  } finally {
    await server.stop();
    postgres.close();
  }
  expect(excess, JSON.stringify(excess, null, 1)).toEqual([]);
  expect(Object.keys(exceptions).filter((name) => !seen.has(name))).toEqual([]);
}, 600_000);
