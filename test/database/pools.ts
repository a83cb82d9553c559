import { Pool } from 'pg';

/** One for each address, for the whole process: signing in to a database costs more than most questions. */
const pools = new Map<string | undefined, Pool>();

export function poolOf(connectionString: string | undefined): Pool {
  const known = pools.get(connectionString);
  if (known) return known;
  const pool = new Pool({ connectionString, max: 20, allowExitOnIdle: true });
  // A database of a test's own is dropped with its connections.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  pools.set(connectionString, pool);
  return pool;
}
