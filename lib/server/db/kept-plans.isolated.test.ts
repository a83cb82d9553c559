import { expect, it } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { planKept, planName } from './kept-plans';

setUpDatabase();

it('gives each query that asks for it one name, and others none', () => {
  const sql = `${planKept.sql} SELECT 'a query of this test'`;
  expect(planName({ sql })).toMatch(/^kept_\d+$/);
  expect(planName({ sql })).toBe(planName({ sql }));
  expect(planName({ sql: `${sql}, 2` })).not.toBe(planName({ sql }));
  expect(planName({ sql: 'SELECT 1' })).toBe('');
  expect(planName({ sql: `SELECT '${planKept.sql}'` })).toBe('');
});

it('has the connection keep the plan, whatever its values are', async () => {
  const sum = (a: number, b: number) =>
    db.$queryRaw<{ sum: number }[]>`${planKept} SELECT ${a}::integer + ${b}::integer AS sum`;
  // All queries use one connection, because another may not have seen the query.
  const kept = await db.$transaction(async (tx) => {
    const asked = Prisma.sql`${planKept} SELECT ${1}::integer + ${2}::integer AS sum`;
    await tx.$queryRaw(asked);
    return tx.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`;
  });
  expect(kept.map(({ statement }) => statement)).toContainEqual(expect.stringContaining('AS sum'));
  expect([await sum(1, 2), await sum(30, 4)]).toEqual([[{ sum: 3 }], [{ sum: 34 }]]);
});

it('names no more than fifty, so that nobody fills the memory of the server', () => {
  const names = Array.from({ length: 60 }, (_, number) =>
    planName({ sql: `${planKept.sql} SELECT ${number}` }),
  );
  expect(names.filter((name) => name !== '').length).toBeLessThanOrEqual(50);
  expect(names.at(-1)).toBe('');
  expect(names[0]).toBe(planName({ sql: `${planKept.sql} SELECT 0` }));
});
