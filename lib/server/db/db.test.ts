import { describe, expect, test } from 'vitest';
import { closeDatabase, databaseTimeouts, db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

describe('the database client', () => {
  test.each([
    ['statement_timeout', '5s'],
    // Tests wait longer for a row, as they do for a connection (`scripts/testing/database-wait.mjs`).
    ['lock_timeout', '4500ms'],
    ['idle_in_transaction_session_timeout', '10s'],
  ])('works under a %s of %s', async (setting, value) => {
    expect(await db.$queryRaw`SELECT current_setting(${setting}) AS value`).toEqual([{ value }]);
  });

  test('leaves half a second of the six in which everybody has an answer, and lets a live server answer first', () => {
    const { query_timeout, statement_timeout } = databaseTimeouts;
    expect(query_timeout).toBeLessThanOrEqual(6_000 - 500);
    expect(query_timeout).toBeGreaterThan(statement_timeout);
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

  test('gives rows ids of version 7 that begin with the moment, even when SQL makes them', async () => {
    const before = Date.now();
    const [row] = await db.$queryRaw<{ id: string }[]>`
      INSERT INTO users (email) VALUES ('later@antarman.test') RETURNING id`;
    const id = row?.id ?? '';
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const moment = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(moment).toBeGreaterThanOrEqual(before - 1);
    expect(moment).toBeLessThanOrEqual(Date.now() + 1);
  });

  test('gives rows of one transaction ids in the order of their writing', async () => {
    const rows = await db.$queryRaw<{ id: string }[]>`
      INSERT INTO users (email) SELECT number || '@antarman.test' FROM generate_series(1, 100) number RETURNING id`;
    const written = rows.map(({ id }) => id);
    expect(written).toEqual(written.toSorted());
  });

  test('is usable again after it was closed', async () => {
    await closeDatabase();
    expect(await db.user.count()).toBe(0);
  });
});
