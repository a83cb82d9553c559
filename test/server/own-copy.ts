import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startOwnServer } from './own-server';

/** The same server with another database. */
function beside(address: string | undefined, name: string): string {
  const url = new URL(address ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_OWNER_URL });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * A production server with its worker on a separate database, for jobs that no other worker may take. Until
 * it is stopped, `database()` and the factories use its database.
 * @param settings variables of the server
 */
export async function startOwnCopy(settings: Readonly<Record<string, string>>) {
  const { DATABASE_OWNER_URL: shared, DATABASE_URL: product } = process.env;
  const name = `copy_${randomBytes(5).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const addresses = { DATABASE_OWNER_URL: beside(shared, name), DATABASE_URL: beside(product, name) };
  execFileSync(process.execPath, ['--import', 'tsx', 'prisma/migrate.ts'], {
    env: { ...process.env, ...addresses },
    stdio: 'ignore',
  });
  const server = await startOwnServer({
    DATABASE_URL: addresses.DATABASE_URL,
    WORKER: 'in-process',
    SMTP_URL: process.env.SMTP_URL ?? 'smtp://127.0.0.1:9',
    ...settings,
  });
  process.env.DATABASE_OWNER_URL = addresses.DATABASE_OWNER_URL;
  return {
    origin: server.origin,
    async stop(): Promise<void> {
      process.env.DATABASE_OWNER_URL = shared;
      await server.stop();
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
