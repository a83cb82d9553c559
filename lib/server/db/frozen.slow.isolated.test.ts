// Waits for time limits.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase, db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { setUpDatabase } from '@/test/database/database';
import { freezablePostgres } from '@/test/database/frozen-postgres';

setUpDatabase();

/** Milliseconds within which every request has an answer, and the extra time of a busy computer. */
const answered = 6_000;
const margin = 3_000;

let postgres: Awaited<ReturnType<typeof freezablePostgres>>;

// The product's own time limit; the database client reads it when it is created.
vi.hoisted(() => {
  process.env.DATABASE_WAIT_MS = '2000';
});

beforeEach(async () => {
  await closeDatabase();
  postgres = await freezablePostgres(env.DATABASE_URL);
  vi.stubEnv('DATABASE_URL', postgres.url);
  // All connections of the pool are open, as on a busy server.
  await Promise.all(
    Array.from({ length: env.DATABASE_POOL_MAX }, () => db.$executeRaw`SELECT pg_sleep(0.05)`),
  );
});

afterEach(async () => {
  await closeDatabase();
  postgres.close();
});

/** The result of some work, and its milliseconds. */
async function outcomeOf(work: () => Promise<unknown>) {
  const started = performance.now();
  const failed = await work().then(
    () => false,
    () => true,
  );
  return { failed, ms: performance.now() - started };
}

const read = () => db.user.count();

/** New connections are refused for a second after an unanswered query; then reads work again. */
const untilAnswered = () => vi.waitFor(read, { timeout: 10_000, interval: 100 });

const write = () =>
  db.$transaction(async (tx) => {
    await tx.user.count();
    await tx.user.create({ data: { email: `${crypto.randomUUID()}@example.in` } });
  });

it('answers everybody while the database is frozen, more callers than connections, and works once it is back', async () => {
  postgres.freeze();
  const callers = Array.from({ length: env.DATABASE_POOL_MAX + 4 }, (_, index) => (index % 2 ? read : write));
  const outcomes = await Promise.all(callers.map(outcomeOf));
  expect(outcomes.filter(({ failed }) => !failed)).toEqual([]);
  expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(answered + margin);
  postgres.thaw();
  await untilAnswered();
  // A connection without an answer is not used again.
  const after = await outcomeOf(() => Promise.all(Array.from({ length: 20 }, read)));
  expect(after).toMatchObject({ failed: false });
  expect(after.ms).toBeLessThan(answered);
  expect(await db.user.count()).toBe(0);
});

it('answers a transaction that the freeze finds half way, and gives its connection up', async () => {
  const outcome = await outcomeOf(() =>
    db.$transaction(async (tx) => {
      await tx.user.create({ data: { email: 'half.way@example.in' } });
      postgres.freeze();
      await tx.user.count();
    }),
  );
  expect(outcome).toMatchObject({ failed: true });
  expect(outcome.ms).toBeLessThan(answered + margin);
  postgres.thaw();
  await untilAnswered();
  expect(await db.user.count()).toBe(0);
});

it('lets nobody wait a second time for a database that has just said nothing', async () => {
  postgres.freeze();
  const outcome = await outcomeOf(async () => {
    await read().catch(() => undefined);
    await write().catch(() => undefined);
    await read();
  });
  expect(outcome).toMatchObject({ failed: true });
  expect(outcome.ms).toBeLessThan(answered + margin);
  postgres.thaw();
  await untilAnswered();
  expect(await db.user.count()).toBe(0);
});
