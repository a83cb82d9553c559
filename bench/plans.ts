// `npm run bench:plans`: what each list and dashboard reads at scale, on the database of DATABASE_URL. Load it first
// (npm run db:seed -- --demo --scale). A buffer is a page of 8 KB that a query touched: unlike milliseconds, the same
// number on every machine. Shows the text of queries above BENCH_BUFFERS (60). Signs three people in for
// the time of the measurement.
import { Client } from 'pg';
import { type MemberOf, type Viewer, viewerOfToken } from '@/lib/account/session/session';
import { startSession } from '@/lib/account/session/session-store';
import { listApplications } from '@/lib/admin/application/queries';
import { listAudit } from '@/lib/admin/audit/queries';
import { listBookings } from '@/lib/admin/booking/queries';
import { listCardPayments } from '@/lib/admin/card-payment/queries';
import { listClients } from '@/lib/admin/client/queries';
import { listComplaints } from '@/lib/admin/complaint/queries';
import { listRequests } from '@/lib/admin/contact-request/queries';
import { listMessages } from '@/lib/admin/message/queries';
import { waitingWork } from '@/lib/admin/overview/queries';
import { readTrends } from '@/lib/admin/overview/trends';
import { listPayments } from '@/lib/admin/payment/queries';
import { listQuotations } from '@/lib/admin/quotation/queries';
import { listRefunds } from '@/lib/admin/refund/queries';
import { listPayouts } from '@/lib/admin/remittance/payout/queries';
import { listHouseAccounts } from '@/lib/admin/remittance/queries';
import { listSessions } from '@/lib/admin/session/queries';
import { listTherapists } from '@/lib/admin/therapist/list/queries';
import { listUsers } from '@/lib/admin/user/queries';
import { listOwnSessions, listTherapistSessions, readAgenda } from '@/lib/care/session/queries';
import { listNotifications } from '@/lib/notification/queries';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { closeDatabase, db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { readRunningServices } from '../scripts/services/running';
import { askDirectory } from './question';

readRunningServices();
const most = Number(process.env.BENCH_BUFFERS || 60);

type Query = { readonly text: string; readonly values: unknown[] };

/** Queries of the product since the last look. */
const heard: Query[] = [];

const explain = 'EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ';

Client.prototype.query = new Proxy(Client.prototype.query, {
  apply(send, self, args) {
    const [sent, values] = args;
    const query: Query =
      typeof sent === 'string' ? { text: sent, values: values ?? [] } : { values: [], ...sent };
    if (/^\s*(?:SELECT|WITH)\b/i.test(query.text)) heard.push(query);
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

/** The node that itself reads most, and what it reads. */
function heaviest(queryPlan: QueryPlan): { readonly own: number; readonly words: string } {
  const below = queryPlan.Plans ?? [];
  const own = buffersOf(queryPlan) - below.reduce((sum, part) => sum + buffersOf(part), 0);
  const words = `${queryPlan['Node Type']} ${queryPlan['Relation Name'] ?? ''} ${queryPlan['Actual Rows']} rows`;
  return below.map(heaviest).reduce((a, b) => (b.own > a.own ? b : a), { own, words });
}

async function signIn(userId: string): Promise<Viewer> {
  const { token } = await startSession(db, userId, { userAgent: 'bench', networkHash: 'bench' });
  const viewer = await viewerOfToken(token);
  if (!viewer?.profile) throw new Error('The demo data is missing: npm run db:seed -- --demo --scale');
  return viewer;
}

/** The user of whom most rows speak. */
async function busiest(role: 'admin' | 'therapist' | 'client'): Promise<string> {
  const [row] = await db.$queryRawUnsafe<{ user_id: string }[]>(
    {
      admin: `SELECT user_id FROM profiles WHERE role = 'admin' ORDER BY created_at LIMIT 1`,
      therapist: `SELECT t.user_id FROM therapy_sessions s JOIN therapists t ON t.id = s.therapist_id
        WHERE t.user_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
      client: `SELECT p.user_id FROM therapy_sessions s JOIN profiles p ON p.id = s.client_id
        WHERE p.role = 'client' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    }[role],
  );
  if (!row) throw new Error(`There is no ${role}: npm run db:seed -- --demo --scale`);
  return row.user_id;
}

const viewers = {
  admin: (await signIn(await busiest('admin'))) as MemberOf<'admin'>,
  therapist: (await signIn(await busiest('therapist'))) as MemberOf<'therapist'>,
  client: (await signIn(await busiest('client'))) as MemberOf<'client'>,
};

const backOffice = {
  users: listUsers,
  therapists: listTherapists,
  sessions: listSessions,
  bookings: listBookings,
  payments: listPayments,
  'card payments': listCardPayments,
  quotations: listQuotations,
  refunds: listRefunds,
  'owed to therapists': listHouseAccounts,
  payouts: listPayouts,
  requests: listRequests,
  messages: listMessages,
  complaints: listComplaints,
  applications: listApplications,
  audit: listAudit,
};

const connection = new Client({ connectionString: env.DATABASE_URL });
await connection.connect();

const now = new Date();
const { admin, therapist, client } = viewers;
const reads: readonly (readonly [name: string, read: () => Promise<unknown>])[] = [
  ...Object.entries(backOffice).flatMap(([name, list]): (readonly [string, () => Promise<unknown>])[] => [
    [`back office: ${name}`, () => list(admin, {})],
    [`back office: ${name}, searched`, () => list(admin, { q: 'Number 4711' })],
  ]),
  ['back office: what waits', () => waitingWork(admin)],
  ['back office: trends', () => readTrends(admin)],
  ['therapist: today', () => readAgenda(therapist)],
  ['therapist: coming sessions', () => listTherapistSessions(therapist, { time: 'coming' })],
  ['therapist: past sessions', () => listTherapistSessions(therapist, { time: 'past' })],
  ['therapist: clients', () => listClients(therapist, {})],
  ['therapist: payments', () => listPayments(therapist, {})],
  ['client: coming sessions', () => listOwnSessions(client, { time: 'coming' }, now)],
  ['client: past sessions', () => listOwnSessions(client, { time: 'past' }, now)],
  ['client: transactions', () => listOwnTransactions(client)],
  ['client: notifications', () => listNotifications(client, '')],
  ['directory', () => askDirectory(connection, {})],
  ['directory: anxiety in Mumbai', () => askDirectory(connection, { q: 'anxiety', location: 'mumbai' })],
  ['directory: a rare word', () => askDirectory(connection, { q: 'qzqz' })],
];

const table: Record<string, { queries: number; buffers: number; 'most of one': number; ms: number }> = {};
const above: string[] = [];
try {
  for (const [name, read] of reads) {
    heard.length = 0;
    await read();
    const queries = heard.splice(0);
    const found: { buffers: number; ms: number }[] = [];
    for (const { text, values } of queries) {
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
  console.table(table);
  console.log(
    above.length > 0 ? `Above ${most} buffers:\n  ${above.join('\n  ')}` : `None above ${most} buffers.`,
  );
} finally {
  await connection.end();
  await db.userSession.deleteMany({ where: { userAgent: 'bench' } });
  await closeDatabase();
}
