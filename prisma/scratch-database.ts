import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * Drops a database. Gives closing connections time (Postgres itself waits a few seconds), because one cut off
 * instead would report an error in the process that has just ended it.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
  } catch {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
}

/**
 * Passes the address of a new database to `use` and drops it afterwards.
 * @param serverUrl of a role that may create databases
 * @param template name of the database to copy; without it the new one is empty
 */
export async function withScratchDatabase<T>(
  serverUrl: string,
  use: (connectionString: string) => Promise<T>,
  template = 'template1',
): Promise<T> {
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return await use(url.href);
  } finally {
    await dropDatabase(client, name);
    await client.end();
  }
}
