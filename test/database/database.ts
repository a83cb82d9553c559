import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { closeDatabase } from '@/lib/server/db';
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

/**
 * Empties the tables that a test filled. Most tables are empty: one prepared query finds the others, which is
 * far cheaper than a TRUNCATE. Replica mode skips foreign keys and triggers, including the append-only ones.
 * @param find the query over all tables, prepared once for the connection
 */
async function emptyEverything(cleaner: Client, find: string): Promise<void> {
  const { rows } = await cleaner.query<{ name: string }>({ name: 'filled', text: find });
  const deletes = rows.map(({ name }) => `DELETE FROM ${name};`).join('\n');
  await cleaner.query(`BEGIN; SET LOCAL session_replication_role = replica; ${deletes} ${firstPayee} COMMIT`);
}

async function questionOf(cleaner: Client): Promise<string> {
  const { rows } = await cleaner.query<{ name: string }>(tablesToEmpty);
  return rows
    .map(({ name }) => `SELECT '${name.replaceAll("'", "''")}' AS name WHERE EXISTS (SELECT FROM ${name})`)
    .join(' UNION ALL ');
}

/** @returns its addresses, for the product's role and for the owner of the tables */
async function ensureWorkerDatabase(): Promise<{ readonly product: string; readonly owner: string }> {
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
  return { product, owner };
}

/**
 * Gives the tests of a file the worker's own database, empty before each test; `db` then uses it, with the
 * product's rights only. Call it once at the top of the file or of a `describe`.
 * @param emptied `once` for tests that only read what one `beforeAll` has stored
 */
export function setUpDatabase({ emptied = 'each time' }: { emptied?: 'each time' | 'once' } = {}): void {
  let cleaner: Client;
  let find: string;

  beforeAll(async () => {
    const { product, owner } = await ensureWorkerDatabase();
    process.env.DATABASE_URL = product;
    process.env.DATABASE_OWNER_URL = owner;
    cleaner = new Client({ connectionString: owner });
    await cleaner.connect();
    find = await questionOf(cleaner);
    await emptyEverything(cleaner, find);
  });

  beforeEach(async () => {
    if (emptied === 'each time') await emptyEverything(cleaner, find);
  });

  afterAll(async () => {
    await cleaner.end();
    await closeDatabase();
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
