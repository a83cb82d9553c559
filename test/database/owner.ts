import { Client, type QueryResultRow } from 'pg';
import { poolOf } from './pools';

/**
 * A connection of the role that owns the tables of the worker's database; the product's own role may not
 * change them.
 */
export async function ownerClient(): Promise<Client> {
  const client = new Client({ connectionString: process.env.DATABASE_OWNER_URL });
  await client.connect();
  return client;
}

/** Runs SQL as the owner of the tables. @returns the rows of the last query */
export async function asOwner<R extends QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly R[]> {
  return (await poolOf(process.env.DATABASE_OWNER_URL).query<R>(sql, [...values])).rows;
}

/** Runs a function while a table is missing, like on a damaged disk. */
export async function withoutTable<T>(table: string, work: () => Promise<T>): Promise<T> {
  await asOwner(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    return await work();
  } finally {
    await asOwner(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}

/** Runs a function while a trigger is disabled, to write rows that it would refuse. */
export async function withoutTrigger<T>(table: string, trigger: string, work: () => Promise<T>): Promise<T> {
  await asOwner(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
  try {
    return await work();
  } finally {
    await asOwner(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`);
  }
}

/** Runs a function while a table's row-level policy for members hides all rows. */
export async function withClosedPolicy<T>(table: string, work: () => Promise<T>): Promise<T> {
  const [policy] = await asOwner<{ rule: string }>(
    `SELECT pg_get_expr(polqual, polrelid) AS rule FROM pg_policy WHERE polrelid = $1::regclass AND polname = 'member'`,
    [table],
  );
  if (!policy) throw new Error(`${table} has no policy for members.`);
  await asOwner(`ALTER POLICY member ON ${table} USING (false)`);
  try {
    return await work();
  } finally {
    await asOwner(`ALTER POLICY member ON ${table} USING (${policy.rule})`);
  }
}
