import { Client } from 'pg';
import { beforeAll, beforeEach, inject } from 'vitest';
import { withScratchDatabase } from '@/prisma/scratch-database';

const tablesToEmpty = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE (schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'payees', 'payee_accounts'))
     OR (schemaname = 'graphile_worker' AND tablename IN ('_private_jobs', '_private_job_queues'))`;

/** The service exists from the first migration on, with its first account. */
const firstPayee = `
  DELETE FROM payee_accounts WHERE id IS DISTINCT FROM (
    SELECT a.id FROM payee_accounts a JOIN payees p ON p.id = a.payee_id
    WHERE p.therapist_id IS NULL ORDER BY a.created_at, a.id LIMIT 1);
  UPDATE payee_accounts SET superseded_at = NULL WHERE superseded_at IS NOT NULL;
  DELETE FROM payees WHERE therapist_id IS NOT NULL;`;

type Cleaner = {
  readonly client: Client;
  /** Finds the filled tables; prepared once, because its plan over all tables costs more than its run. */
  readonly find: { readonly name: string; readonly text: string };
};

type WorkerDatabase = {
  /** Addresses for the product's role and for the owner of the tables. */
  readonly product: string;
  readonly owner: string;
  readonly cleaner: Cleaner;
};

/** One for all files of a process. */
let workerDatabase: Promise<WorkerDatabase> | undefined;

/** Empties the tables that a test filled. Most tables are empty, so this is far cheaper than a TRUNCATE. */
async function emptyEverything({ client, find }: Cleaner): Promise<void> {
  const { rows } = await client.query<{ name: string }>(find);
  const deletes = rows.map(({ name }) => `DELETE FROM ${name};`).join('\n');
  await client.query(`BEGIN; ${deletes} ${firstPayee} COMMIT`);
}

async function connectCleaner(owner: string): Promise<Cleaner> {
  const client = new Client({ connectionString: owner });
  await client.connect();
  // Skips foreign keys and triggers, including the append-only ones. A change of the mode would drop the plans.
  await client.query('SET session_replication_role = replica');
  const { rows } = await client.query<{ name: string }>(tablesToEmpty);
  const text = rows
    .map(({ name }) => `SELECT '${name.replaceAll("'", "''")}' AS name WHERE EXISTS (SELECT FROM ${name})`)
    .join(' UNION ALL ');
  return { client, find: { name: 'filled', text } };
}

async function makeWorkerDatabase(): Promise<WorkerDatabase> {
  const { url, prefix, template, productUrl } = inject('testServer');
  const name = `${prefix}_w${process.env.VITEST_POOL_ID ?? '0'}`;
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  } finally {
    await server.end();
  }
  const [product = '', owner = ''] = [productUrl, url].map((server) => new URL(`/${name}`, server).href);
  return { product, owner, cleaner: await connectCleaner(owner) };
}

/**
 * Gives the tests of a file the worker's own database, empty before each test; `db` then uses it, with the
 * product's rights only. Call it once at the top of the file or of a `describe`.
 * @param emptied `once` for tests that only read what one `beforeAll` has stored
 */
export function setUpDatabase({ emptied = 'each time' }: { emptied?: 'each time' | 'once' } = {}): void {
  let cleaner: Cleaner;

  beforeAll(async () => {
    workerDatabase ??= makeWorkerDatabase();
    const database = await workerDatabase;
    process.env.DATABASE_URL = database.product;
    process.env.DATABASE_OWNER_URL = database.owner;
    ({ cleaner } = database);
    await emptyEverything(cleaner);
  });

  beforeEach(async () => {
    if (emptied === 'each time') await emptyEverything(cleaner);
  });
}

/** Passes the address of a separate empty database, without migrations, to `use`. */
export function withEmptyDatabase<T>(use: (connectionString: string) => Promise<T>): Promise<T> {
  return withScratchDatabase(inject('testServer').url, use);
}

/** Passes the address of a separate migrated database, which it may change freely, to `use`. */
export function withMigratedDatabase<T>(use: (connectionString: string) => Promise<T>): Promise<T> {
  const { url, template } = inject('testServer');
  return withScratchDatabase(url, use, template);
}
