// Thousands of rows, for measurements.
import { expect, test } from 'vitest';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { loadScale, type Sizes } from './scale';

setUpDatabase();

const sizes: Sizes = { therapists: 200, people: 100, sessions: 2_000, payments: 500, audit: 3_000 };

async function counts() {
  const [therapists, people, sessions, payments, audit] = await Promise.all([
    db.therapist.count(),
    db.profile.count(),
    db.therapySession.count(),
    db.transaction.count(),
    db.auditEntry.count(),
  ]);
  return { therapists, people, sessions, payments, audit };
}

test('a service of the given size is made once, spread as in life, and nobody of it can sign in', async () => {
  const url = process.env.DATABASE_URL ?? '';
  const reported: Record<string, number> = {};
  const reporting = (kind: string) => (done: number) => {
    reported[kind] = done;
  };
  await loadScale(url, sizes, reporting);
  expect(await counts()).toEqual(sizes);
  expect(reported).toEqual({ ...sizes, kinds: sizes.therapists });
  await loadScale(url, sizes, reporting);
  expect(await counts()).toEqual(sizes);

  expect(await db.sessionKind.count()).toBe(3 * sizes.therapists);
  const states = await db.therapySession.groupBy({ by: ['status'], _count: true });
  expect(states.map(({ status }) => status).sort()).toEqual(['cancelled', 'completed', 'scheduled']);
  const busy = await db.therapySession.groupBy({
    by: ['therapistId'],
    _count: true,
    orderBy: { _count: { therapistId: 'desc' } },
    take: 1,
  });
  expect(busy[0]?._count).toBeGreaterThan((5 * sizes.sessions) / sizes.therapists);
  expect(
    await db.user.count({ where: { OR: [{ passwordHash: { not: null } }, { accounts: { some: {} } }] } }),
  ).toBe(0);
});

test('payments of the same few therapists are made by several connections at once', async () => {
  const few: Sizes = { therapists: 40, people: 100, sessions: 1, payments: 20_000, audit: 1 };
  await loadScale(process.env.DATABASE_URL ?? '', few, () => () => undefined, 400);
  expect(await db.transaction.count()).toBe(few.payments);
});
