import { env } from '@/lib/server/env';
import { connect } from '../backup/tables';
import { type Finding, look, ok, wrong } from './finding';

const about = 'Replica';
/** Bytes of lag above which the product does not use the replica: roughly ten busy seconds. */
const far = 64 * 1024 * 1024;

async function position(address: string, expression: string): Promise<bigint | null> {
  const client = await connect(address);
  try {
    const { rows } = await client.query<{ at: string | null }>(
      `SELECT (${expression} - '0/0'::pg_lsn)::text AS at`,
    );
    const at = rows[0]?.at;
    return at == null ? null : BigInt(at);
  } finally {
    await client.end();
  }
}

/** Whether the replica of DATABASE_REPLICA_URL follows; empty without one. */
export async function replicaFindings(): Promise<readonly Finding[]> {
  const address = env.DATABASE_REPLICA_URL;
  if (!address) return [];
  const written = await position(env.DATABASE_URL, 'pg_current_wal_lsn()');
  const replayed = await position(address, 'pg_last_wal_replay_lsn()');
  if (replayed === null) {
    return [
      wrong(
        about,
        'the server of DATABASE_REPLICA_URL follows no other',
        'Name a streaming replica, or remove it.',
      ),
    ];
  }
  const behind = Number((written ?? replayed) - replayed);
  if (behind > far) {
    const megabytes = Math.round(behind / 1e6);
    return [
      look(about, `it is ${megabytes} MB of the log behind`, 'Look at its log: it may have lost its way.'),
    ];
  }
  return [ok(about, 'it follows')];
}
