import type { QueryResultRow } from 'pg';
import { poolOf } from './pools';

type Database = AsyncDisposable & {
  query: <R extends QueryResultRow = QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ) => Promise<readonly R[]>;
};

/**
 * The database of the copy under test, with its owner's rights, to check stored rows. `await using db = await
 * database();`
 */
export async function database(): Promise<Database> {
  const client = await poolOf(process.env.DATABASE_OWNER_URL).connect();
  return {
    query: async <R extends QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
      (await client.query<R>(sql, [...values])).rows,
    [Symbol.asyncDispose]: async () => {
      // Settings, locks and prepared questions end as with a connection of one's own.
      await client.query('DISCARD ALL');
      client.release();
    },
  };
}
