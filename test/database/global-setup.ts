import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { migrate } from '@/prisma/apply-migrations';
import { admitProduct } from '@/prisma/owner';
import { dropDatabase } from '@/prisma/scratch-database';
import { asRole } from '@/scripts/services/database';
import { startPostgres } from '@/scripts/services/postgres';
import { ensureSecrets } from '@/scripts/services/secrets';
import { stopAll } from '@/scripts/setup/shutdown.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Superuser's address of the server under test, the prefix of this run's databases on it, and the address
     * of the product's role.
     */
    testServer: { url: string; prefix: string; template: string; productUrl: string };
  }
}

/** Starts a server for a run of vitest alone, outside `npm test`. */
async function startServer(): Promise<string> {
  const dataDir = path.resolve('.data', 'tests');
  mkdirSync(dataDir, { recursive: true });
  return startPostgres({ dataDir, password: ensureSecrets(dataDir).databasePassword, durable: false });
}

type Prepared = {
  readonly provided: ProvidedContext['testServer'];
  readonly leave: () => Promise<void>;
};

/** One migrated template, from which each worker clones its own database (`setUpDatabase`). */
async function prepare(): Promise<Prepared> {
  const given = process.env.TEST_DATABASE_URL;
  const url = given ?? (await startServer());
  const prefix = `test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;

  const server = new Client({ connectionString: url });
  await server.connect();
  await server.query(`CREATE DATABASE ${template}`);
  const address = new URL(url);
  address.pathname = `/${template}`;
  await migrate(address.href);
  const product = `${prefix}_product`;
  const productUrl = asRole(url, product, randomBytes(16).toString('hex'));
  await admitProduct({ DATABASE_OWNER_URL: address.href, DATABASE_URL: productUrl });

  const leave = async () => {
    const { rows } = await server.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE datname LIKE $1',
      [`${prefix.replace('_', '\\_')}\\_%`],
    );
    for (const { datname } of rows) await dropDatabase(server, datname);
    await server.query(`DROP ROLE ${product}`);
    await server.end();
    if (!given) await stopAll();
  };
  return { provided: { url, prefix, template, productUrl }, leave };
}

/** Two projects of a run share it. Each evaluates this file separately, so the process stores it. */
const shared: typeof globalThis & { testServer?: { readonly prepared: Promise<Prepared>; users: number } } =
  globalThis;

/** Vitest's global set-up of each project with a database. The last one to end drops them all. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testServer ??= { prepared: prepare(), users: 0 };
  const { testServer } = shared;
  testServer.users += 1;
  const { provided, leave } = await testServer.prepared;
  project.provide('testServer', provided);
  return async () => {
    testServer.users -= 1;
    if (testServer.users > 0) return;
    shared.testServer = undefined;
    await leave();
  };
}
