import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '@/prisma/apply-migrations';
import { dropDatabase } from '@/prisma/scratch-database';
import { startPostgres } from '@/scripts/services/postgres';
import { ensureSecrets } from '@/scripts/services/secrets';
import { stopAll } from '@/scripts/setup/shutdown.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's address of the server under test, and the prefix of this run's databases on it. */
    testServer: { url: string; prefix: string; template: string };
  }
}

/** Starts a server for a run of vitest alone, outside `npm test`. */
async function startServer(): Promise<string> {
  const dataDir = path.resolve('.data', 'tests');
  mkdirSync(dataDir, { recursive: true });
  return startPostgres({ dataDir, password: ensureSecrets(dataDir).databasePassword, durable: false });
}

/**
 * Vitest's global set-up: one migrated template, from which each worker clones its own database (`setUpDatabase`).
 * Drops all of them at the end.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const url = given ?? (await startServer());
  const prefix = `test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  project.provide('testServer', { url, prefix, template });

  const server = new Client({ connectionString: url });
  await server.connect();
  await server.query(`CREATE DATABASE ${template}`);
  const address = new URL(url);
  address.pathname = `/${template}`;
  await migrate(address.href);

  return async () => {
    const { rows } = await server.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE datname LIKE $1',
      [`${prefix.replace('_', '\\_')}\\_%`],
    );
    for (const { datname } of rows) await dropDatabase(server, datname);
    await server.end();
    if (!given) await stopAll();
  };
}
