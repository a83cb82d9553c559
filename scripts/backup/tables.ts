import { Client, escapeIdentifier } from 'pg';
import { fullName, type Table, type Tally } from './contents';

/** Tables in which migrations record that they have run; the migrations themselves fill them. */
const ledgers = ['public._prisma_migrations', 'graphile_worker.migrations'];

/**
 * A connection on which rows read the same on every server. Its time limit is long, because a large table
 * takes time; the connection itself notices a dead server.
 */
export async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
  await client.connect();
  await client.query(`SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres';
    SET extra_float_digits = 1; SET bytea_output = 'hex'; SET statement_timeout = 0; SET lock_timeout = '30s'`);
  return client;
}

export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/** Every table whose rows a backup holds, by name. */
export async function tablesOf(client: Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('public', 'graphile_worker')
       AND n.nspname || '.' || c.relname <> ALL ($1)
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     GROUP BY n.nspname, c.relname ORDER BY n.nspname, c.relname`,
    [ledgers],
  );
  return rows;
}

/** Counts and sums each table over every column of every row. */
export async function talliesOf(
  client: Client,
  tables: readonly Table[],
): Promise<Readonly<Record<string, Tally>>> {
  const tallies: Record<string, Tally> = {};
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string; sum: string }>(
      `SELECT count(*) AS rows,
         coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint::numeric), 0)::text AS sum
       FROM ${quoted(table)} AS t`,
    );
    const [found] = rows;
    tallies[fullName(table)] = { rows: Number(found?.rows), sum: found?.sum ?? '' };
  }
  return tallies;
}

/** Last values of all sequences; null for one that was never used. */
export async function sequencesOf(client: Client): Promise<Readonly<Record<string, string | null>>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT schemaname || '.' || sequencename AS name, last_value::text AS last
     FROM pg_sequences WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The migrations of a database: the product's, in order, and the last of the job queue. */
export async function migrationsOf(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  );
  const queue = await client.query<{ last: number }>(
    'SELECT max(id) AS last FROM graphile_worker.migrations',
  );
  return { migrations: rows.map(({ name }) => name), queueMigration: queue.rows[0]?.last ?? 0 };
}
