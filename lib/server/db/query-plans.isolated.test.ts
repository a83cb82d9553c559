import { expect, it } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { queryPlanKept, queryPlanName } from './query-plans';

setUpDatabase();

it('gives each query that asks for it one name, and others none', () => {
  const sql = `${queryPlanKept.sql} SELECT 'a query of this test'`;
  expect(queryPlanName({ sql })).toMatch(/^kept_\d+$/);
  expect(queryPlanName({ sql })).toBe(queryPlanName({ sql }));
  expect(queryPlanName({ sql: `${sql}, 2` })).not.toBe(queryPlanName({ sql }));
  expect(queryPlanName({ sql: 'SELECT 1' })).toBe('');
  expect(queryPlanName({ sql: `SELECT '${queryPlanKept.sql}'` })).toBe('');
});

it('has the connection keep the plan, whatever its values are', async () => {
  const sum = (a: number, b: number) =>
    db.$queryRaw<{ sum: number }[]>`${queryPlanKept} SELECT ${a}::integer + ${b}::integer AS sum`;
  // All queries use one connection, because another may not have seen the query.
  const prepared = await db.$transaction(async (tx) => {
    const asked = Prisma.sql`${queryPlanKept} SELECT ${1}::integer + ${2}::integer AS sum`;
    await tx.$queryRaw(asked);
    return tx.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`;
  });
  expect(prepared.map(({ statement }) => statement)).toContainEqual(expect.stringContaining('AS sum'));
  expect([await sum(1, 2), await sum(30, 4)]).toEqual([[{ sum: 3 }], [{ sum: 34 }]]);
});

it('names no more than fifty, so that nobody fills the memory of the server', () => {
  const names = Array.from({ length: 60 }, (_, number) =>
    queryPlanName({ sql: `${queryPlanKept.sql} SELECT ${number}` }),
  );
  expect(names.filter((name) => name !== '').length).toBeLessThanOrEqual(50);
  expect(names.at(-1)).toBe('');
  expect(names[0]).toBe(queryPlanName({ sql: `${queryPlanKept.sql} SELECT 0` }));
});
