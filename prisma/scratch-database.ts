import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * Gives `use` the address of a new, empty database and drops it afterwards.
 * @param serverUrl of a role that may create databases
 */
export async function withScratchDatabase<T>(
  serverUrl: string,
  use: (connectionString: string) => Promise<T>,
): Promise<T> {
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return await use(url.href);
  } finally {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.end();
  }
}
