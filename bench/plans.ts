// `npm run bench:plans`: what each list and dashboard reads at scale, on the database of DATABASE_URL. Load it first
// (npm run db:seed -- --demo --scale). A buffer is a page of 8 KB that a query touched: unlike milliseconds, the same
// number on every machine. Shows the text of queries above BENCH_BUFFERS (60). Signs three people in for
// the time of the measurement.
import { Client } from 'pg';
import { findLiveSession } from '@/lib/account/session/live-session';
import { startSession } from '@/lib/account/session/session-store';
import type { MemberOf, Viewer } from '@/lib/account/session/viewer';
import type { SearchParams } from '@/lib/format/search-params';
import { closeDatabase, db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { byWord, wordsToLookUp } from '@/lib/therapist/directory/looked-up-words';
import { directoryPlanner } from '@/lib/therapist/directory/query-plan';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { lookUp, readPage } from '@/lib/therapist/directory/sql';
import { spansOfSearch } from '@/lib/therapist/directory/words/understanding';
import { freeWindows, wholeWindow } from '@/lib/therapist/free-times/windows';
import { type Read, readsOf } from '@/test/database/list-reads';
import { readRunningServices } from '../scripts/services/running';

readRunningServices();
const most = Number(process.env.BENCH_BUFFERS || 60);

type Query = { readonly text: string; readonly values: unknown[] };

/** Queries of the product since the last check. */
const heard: Query[] = [];

const explain = 'EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ';

Client.prototype.query = new Proxy(Client.prototype.query, {
  apply(send, self, args) {
    const [sent, values] = args;
    const query: Query =
      typeof sent === 'string' ? { text: sent, values: values ?? [] } : { values: [], ...sent };
    if (/^[\s(]*(?:SELECT|WITH)\b/i.test(query.text)) heard.push(query);
    return Reflect.apply(send, self, args);
  },
});

type QueryPlan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly QueryPlan[];
};

const buffersOf = (queryPlan: QueryPlan) => queryPlan['Shared Hit Blocks'] + queryPlan['Shared Read Blocks'];

/** The node that itself reads most, and its target. */
function heaviest(queryPlan: QueryPlan): { readonly own: number; readonly words: string } {
  const below = queryPlan.Plans ?? [];
  const own = buffersOf(queryPlan) - below.reduce((sum, part) => sum + buffersOf(part), 0);
  const words = `${queryPlan['Node Type']} ${queryPlan['Relation Name'] ?? ''} ${queryPlan['Actual Rows']} rows`;
  return below.map(heaviest).reduce((a, b) => (b.own > a.own ? b : a), { own, words });
}

// The product's own connections end a statement after five seconds.
const connection = new Client({ connectionString: env.DATABASE_URL });
await connection.connect();

async function signIn(userId: string): Promise<Viewer> {
  const { token } = await startSession(db, userId, { userAgent: 'bench', networkHash: 'bench' });
  // Reads the row instead of using next-auth, whose modules plain Node imports differently from the product.
  const live = await findLiveSession(db, token);
  if (!live?.viewer.profile) throw new Error('The demo data is missing: npm run db:seed -- --demo --scale');
  return live.viewer;
}

/** The user with the most rows. */
async function busiest(role: 'admin' | 'therapist' | 'client'): Promise<string> {
  const { rows } = await connection.query<{ user_id: string }>(
    {
      admin: `SELECT user_id FROM profiles WHERE role = 'admin' ORDER BY created_at LIMIT 1`,
      therapist: `SELECT t.user_id FROM therapy_sessions s JOIN therapists t ON t.id = s.therapist_id
        WHERE t.user_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
      client: `SELECT p.user_id FROM therapy_sessions s JOIN profiles p ON p.id = s.client_id
        WHERE p.role = 'client' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    }[role],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no ${role}: npm run db:seed -- --demo --scale`);
  return row.user_id;
}

const viewers = {
  admin: (await signIn(await busiest('admin'))) as MemberOf<'admin'>,
  therapist: (await signIn(await busiest('therapist'))) as MemberOf<'therapist'>,
  client: (await signIn(await busiest('client'))) as MemberOf<'client'>,
};

/** Runs the two queries of one directory question, without a server's cached results. */
async function askDirectory(raw: SearchParams): Promise<void> {
  const criteria = parseCriteria(raw);
  const windows = freeWindows(criteria, new Date());
  const words = wordsToLookUp(criteria);
  const run = async ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
    (await connection.query(text, [...values])).rows[0];
  const found = await run(
    lookUp(words, criteria.sort, undefined, wholeWindow(windows, criteria.free, spansOfSearch(criteria))),
  );
  const planFor = directoryPlanner(criteria, found?.terms ?? [], byWord(words, found?.words ?? []), {
    windows,
    freeAtMost: found?.free ?? null,
  });
  await run(readPage(planFor(), criteria.sort, undefined));
}

const reads: readonly Read[] = [
  ...readsOf(viewers, new Date()),
  ['directory', () => askDirectory({})],
  ['directory: anxiety in Mumbai', () => askDirectory({ q: 'anxiety', location: 'mumbai' })],
  ['directory: a rare word', () => askDirectory({ q: 'qzqz' })],
];

const table: Record<string, { queries: number; buffers: number; 'most of one': number; ms: number }> = {};
const above: string[] = [];
const failed: string[] = [];

async function explainRead([name, read]: Read): Promise<void> {
  heard.length = 0;
  await read();
  const queries = heard.splice(0);
  const found: { buffers: number; ms: number }[] = [];
  for (const { text, values } of queries) {
    // At its first use, a connection loads the types and operators of a query. The second run counts.
    await connection.query(explain + text, values);
    const { rows } = await connection.query<{
      'QUERY PLAN': [{ readonly Plan: QueryPlan; readonly 'Execution Time': number }];
    }>(explain + text, values);
    const explained = rows[0]?.['QUERY PLAN'][0];
    if (!explained) continue;
    const buffers = buffersOf(explained.Plan);
    found.push({ buffers, ms: explained['Execution Time'] });
    if (buffers > most) {
      const { own, words } = heaviest(explained.Plan);
      above.push(
        `${name}: ${buffers}, of these ${own} in ${words}\n    ${text.replace(/\s+/g, ' ').slice(0, 300)}`,
      );
    }
  }
  table[name] = {
    queries: found.length,
    buffers: found.reduce((sum, { buffers }) => sum + buffers, 0),
    'most of one': Math.max(0, ...found.map(({ buffers }) => buffers)),
    ms: Number(found.reduce((sum, { ms }) => sum + ms, 0).toFixed(1)),
  };
}

try {
  for (const read of reads) {
    // One slow read must not hide the others.
    await explainRead(read).catch((error: unknown) => {
      failed.push(`${read[0]}: ${error instanceof Error ? error.message : error}`);
    });
  }
  console.table(table);
  console.log(
    above.length > 0 ? `Above ${most} buffers:\n  ${above.join('\n  ')}` : `None above ${most} buffers.`,
  );
  if (failed.length > 0) {
    console.error(`Failed:\n  ${failed.join('\n  ')}`);
    process.exitCode = 1;
  }
} finally {
  await connection.end();
  await db.userSession.deleteMany({ where: { userAgent: 'bench' } });
  await closeDatabase();
}
