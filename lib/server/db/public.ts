import 'server-only';
import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQuery } from '@prisma/driver-adapter-utils';
import { PrismaClient } from '@/generated/prisma/client';
import { connectTo, db, onCloseDatabase, primary, withRelationsApart } from '@/lib/server/db';
import { watchReplica } from '@/lib/server/db/replica';
import { env } from '@/lib/server/env';

async function positionOf(adapter: SqlDriverAdapter, expression: string): Promise<bigint> {
  const { rows } = await adapter.queryRaw({
    sql: `SELECT (${expression} - '0/0'::pg_lsn)::text`,
    args: [],
    argTypes: [],
  });
  // A primary has no replay position and answers null.
  return BigInt(String(rows[0]?.[0] ?? 'no position'));
}

let replica: SqlDriverAdapter | undefined;

const watch = watchReplica({
  written: async () => positionOf(await primary(), 'pg_current_wal_lsn()'),
  replayed: async () => {
    if (!replica) throw new Error('The replica has no connection yet.');
    return positionOf(replica, 'pg_last_wal_replay_lsn()');
  },
});

/** Queries the replica if it may answer, and otherwise, or if it fails, the primary. */
async function read(query: SqlQuery) {
  if (replica && watch.mayAnswer()) {
    try {
      return await replica.queryRaw(query);
    } catch {
      // The replica is down, or it ended the query to continue replaying. A faulty query fails again below,
      // and is reported there.
      watch.failed();
    }
  }
  return (await primary()).queryRaw(query);
}

const replicaFirst = (address: string): SqlDriverAdapterFactory => ({
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  async connect() {
    const own = await connectTo(address);
    replica = own;
    return {
      provider: own.provider,
      adapterName: own.adapterName,
      queryRaw: read,
      executeRaw: async (query) => (await primary()).executeRaw(query),
      executeScript: async (script) => (await primary()).executeScript(script),
      startTransaction: async (level) => (await primary()).startTransaction(level),
      dispose: async () => {
        replica = undefined;
        await own.dispose();
      },
    };
  },
});

function make() {
  const address = env.DATABASE_REPLICA_URL;
  if (!address) return { client: db, watch };
  const client = withRelationsApart(new PrismaClient({ adapter: replicaFirst(address) }));
  onCloseDatabase(() => client.$disconnect());
  return { client, watch };
}

/** One per process: the listener of changes and the pages may have their own copies of this module. */
const held: typeof globalThis & { antarmanPublic?: ReturnType<typeof make> } = globalThis;
held.antarmanPublic ??= make();

/**
 * For reads of public pages only, never for a person's data. With DATABASE_REPLICA_URL the replica answers
 * while it is at most ten seconds behind and includes every reported change; otherwise, and whenever it
 * fails, the primary answers (ADR 31).
 */
export const publicDb: PrismaClient = held.antarmanPublic.client;

/** The listener of changes calls these. */
export const { changed: publicRowsChanged, unreported: publicRowsUnreported } = held.antarmanPublic.watch;
