import { describe, expect, test } from 'vitest';
import { closeDatabase, db } from '@/lib/server/db';
import { setUpDatabase } from '@/lib/testing/database';
import { createUser } from '@/lib/testing/factories';

setUpDatabase();

describe('the database client', () => {
  test.each([
    ['statement_timeout', '5s'],
    ['lock_timeout', '2s'],
    ['idle_in_transaction_session_timeout', '10s'],
  ])('works under a %s of %s', async (setting, value) => {
    expect(await db.$queryRaw`SELECT current_setting(${setting}) AS value`).toEqual([{ value }]);
  });

  test('refuses a condition that has become undefined instead of leaving it out', async () => {
    await createUser();
    const fromOutside: { id?: string } = {};
    await expect(db.user.findMany({ where: { id: fromOutside.id as string } })).rejects.toThrow(/undefined/);
    await expect(db.user.deleteMany({ where: { id: fromOutside.id as string } })).rejects.toThrow(
      /undefined/,
    );
    expect(await db.user.count()).toBe(1);
  });

  test('gives rows ids that grow with time, even when SQL makes them', async () => {
    const first = await createUser();
    const [row] = await db.$queryRaw<{ id: string }[]>`
      INSERT INTO users (email) SELECT 'later@antarman.test' FROM pg_sleep(0.002) RETURNING id`;
    expect(row?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(row && row.id > first.id).toBe(true);
  });

  test('is usable again after it was closed', async () => {
    await closeDatabase();
    expect(await db.user.count()).toBe(0);
  });
});
