import { Client, type QueryResultRow } from 'pg';

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
  const client = new Client({ connectionString: process.env.DATABASE_OWNER_URL });
  await client.connect();
  return {
    query: async <R extends QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
      (await client.query<R>(sql, [...values])).rows,
    [Symbol.asyncDispose]: () => client.end(),
  };
}
