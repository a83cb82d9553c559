// 100,000 sessions.

import { Client } from 'pg';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { recentOf, workspaceOf } from '@/app/(member)/workspace';
import { MemberFrame } from '@/components/account/private/frame/member-frame';
import { startSession } from '@/lib/account/session/session-store';
import { closeDatabase, db } from '@/lib/server/db';
import { loadCare } from '@/test/care/care-load';
import { withMigratedDatabase } from '@/test/database/database';
import { measure } from '@/test/database/measure';
import { recordQueries } from '@/test/database/recorded-queries';
import { createProfile } from '@/test/therapist/factories';
import TherapistDashboardPage from './page';

const visit = vi.hoisted(() => ({ token: '' }));

vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => (visit.token ? { value: visit.token } : undefined) }),
}));
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/therapist-dashboard',
  useRouter: () => ({ refresh: () => undefined }),
}));
// The framework caches a read for one rendered page; this file has only one page.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  function cache<A extends unknown[], T>(read: (...args: A) => T): (...args: A) => T {
    const cached: { readonly args: A; readonly answer: T }[] = [];
    return (...args) => {
      const same = cached.find((one) => one.args.every((arg, index) => Object.is(arg, args[index])));
      const answer = same ? same.answer : read(...args);
      if (!same) cached.push({ args, answer });
      return answer;
    };
  }
  return { ...react, cache };
});

/** Small tables that may be read in full: two thousand people, ten therapists with what each has once, one session. */
const few = new Set([
  'users',
  'profiles',
  'therapists',
  'calendars',
  'payees',
  'payee_accounts',
  'session_kinds',
  'user_sessions',
]);

/** Tables into which the test loads no rows, so that no query reads any. */
const empty = new Set([
  'transactions',
  'plan_credit_entries',
  'refunds_due',
  'handovers',
  'break_terms',
  'second_factors',
  'client_cards',
  'imported_sessions',
  'message_threads',
  'thread_messages',
]);

/**
 * Pages of 8 KB that a query may touch; the latest quotations take most of them. One and a half times the
 * measured value, because index entries are not always packed equally.
 */
const most = 1_650;

async function markup(): Promise<string> {
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
  const page = (
    <MemberFrame workspaceOf={workspaceOf} recentOf={recentOf} paletteOf={() => null}>
      <TherapistDashboardPage {...props} />
    </MemberFrame>
  );
  return new Response((await prerender(page)).prelude).text();
}

it('loads the whole first page with eleven queries, none of which reads a table from end to end', async () => {
  await withMigratedDatabase(async (url) => {
    vi.stubEnv('DATABASE_URL', url);
    const client = new Client({ connectionString: url });
    await client.connect();
    await loadCare(client);
    const { userId } = await createProfile({ role: 'therapist', firstName: 'Asha' });
    await client.query('UPDATE therapists SET user_id = $1 WHERE slug = $2', [userId, 'therapist-3']);
    await client.query('VACUUM ANALYZE');
    visit.token = (await startSession(db, userId, { userAgent: 'Firefox', networkHash: 'network' })).token;
    const heard = recordQueries();
    const html = await markup().finally(async () => {
      vi.restoreAllMocks();
      await closeDatabase();
    });
    const everything = [
      'Asha',
      'Person Number',
      '400 open requests',
      'quotations without an answer',
      'All clients',
    ];
    expect(everything.filter((shown) => !html.includes(shown))).toEqual([]);
    expect(html).not.toContain('Error fetching data');
    expect(heard.length, heard.map(({ text }) => text).join('\n\n')).toBeLessThanOrEqual(11);
    const excess: unknown[] = [];
    for (const query of heard) {
      const { buffers, scanned } = await measure(client, query);
      const whole = scanned.filter((table) => !few.has(table) && !empty.has(table));
      if (whole.length > 0 || buffers > most) excess.push({ ...query, buffers, whole });
    }
    await client.end();
    expect(excess).toEqual([]);
  });
}, 120_000);
