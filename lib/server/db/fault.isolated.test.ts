import { expect, test } from 'vitest';
import { closeDatabase, db, type Tx } from '@/lib/server/db';
import { comesFromDatabase } from '@/lib/server/db/fault';
import { countedPostgres } from '@/test/database/counted-postgres';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const lost = (work: (tx: Tx) => Promise<unknown>) =>
  db.$transaction(work, { maxWait: 5_000 }).then(
    () => 'committed',
    (error: unknown) => comesFromDatabase(error) || error,
  );

test('an error of our own is none of the database', () => {
  expect(comesFromDatabase(new Error('A plan has no sessions.'))).toBe(false);
  expect(comesFromDatabase('Connection terminated')).toBe(false);
});

test('a connection that breaks in a transaction comes from the database, whichever query meets it', async () => {
  const direct = process.env.DATABASE_URL ?? '';
  const way = await countedPostgres(direct);
  await closeDatabase();
  process.env.DATABASE_URL = way.url;
  try {
    for (const breaksAt of [/BEGIN/, /'first'/, /'second'/, /COMMIT/]) {
      way.breakAt(breaksAt);
      const outcome = await lost(async (tx) => {
        await tx.$queryRaw`SELECT 'first'`;
        await tx.$queryRaw`SELECT 'second'`;
      });
      expect([breaksAt.source, outcome]).toEqual([breaksAt.source, true]);
    }
    way.breakAt(/'first'/);
    const after = await lost(async (tx) => {
      await tx.$queryRaw`SELECT 'first'`.catch(() => undefined);
      // A caller continues although the connection is lost.
      await tx.$queryRaw`SELECT 'second'`;
    });
    expect(after).toBe(true);
    way.breakAt(undefined);
    expect(await lost((tx) => tx.$queryRaw`SELECT 'first'`)).toBe('committed');
  } finally {
    await closeDatabase();
    process.env.DATABASE_URL = direct;
    way.close();
  }
});
