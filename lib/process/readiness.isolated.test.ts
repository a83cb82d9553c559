import { afterEach, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { setUpDatabase } from '@/test/database/database';
import { asOwner } from '@/test/database/owner';

vi.mock('@/lib/server/storage/buckets', () => ({ probeBuckets: async () => undefined }));
setUpDatabase();

/** Changes only this worker's database, because tests of other workers share the server. */
async function setTempLimit(setting: string): Promise<void> {
  const { pathname } = new URL(env.DATABASE_URL);
  await asOwner(`ALTER DATABASE "${pathname.slice(1)}" ${setting}`);
  await closeDatabase();
}

afterEach(() => setTempLimit('RESET temp_file_limit'));

/** A fresh module, because an answer is cached for a second. */
async function readiness() {
  vi.resetModules();
  return (await import('@/lib/process/readiness')).readiness();
}

type Answer = Awaited<ReturnType<typeof readiness>>;

/** Asks until it is this: a probe may take 900 ms, and a busy computer may sometimes need longer. */
async function expectReadiness(wanted: Answer): Promise<void> {
  await vi.waitFor(async () => expect(await readiness()).toEqual(wanted), { timeout: 30_000, interval: 100 });
}

it('is ready while Postgres reads and writes', { tags: ['slow'] }, async () => {
  await expectReadiness({ ready: true, parts: { database: 'ok', storage: 'ok', mail: 'ok' } });
});

it('is not ready when Postgres still reads but can write nothing more to its disk', async () => {
  // Leaves as little space as a full disk.
  await setTempLimit('SET temp_file_limit = 0');
  await expectReadiness({ ready: false, parts: { database: 'failed', storage: 'ok', mail: 'ok' } });
});
