import { Pool, type QueryResultRow } from 'pg';

type Database = AsyncDisposable & {
  query: <R extends QueryResultRow = QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ) => Promise<readonly R[]>;
};

/** One for each address, for the whole process: signing in to a database costs more than most questions. */
const pools = new Map<string | undefined, Pool>();

function poolOf(connectionString: string | undefined): Pool {
  const known = pools.get(connectionString);
  if (known) return known;
  const pool = new Pool({ connectionString, max: 20, allowExitOnIdle: true });
  // A copy of a test's own ends with its database.
  pool.on('error', () => undefined);
  pools.set(connectionString, pool);
  return pool;
}

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
