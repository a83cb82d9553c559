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
  // A server that is no replica replays nothing, and answers null.
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

/** Asks the replica while it may answer, and the primary whenever it may not or does not. */
async function read(query: SqlQuery) {
  if (replica && watch.mayAnswer()) {
    try {
      return await replica.queryRaw(query);
    } catch {
      // Away, or it ended the query to go on replaying. A faulty query fails again below, and is reported there.
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

/** One for the process: the listener of changes and the pages may have copies of this module of their own. */
const held: typeof globalThis & { antarmanPublic?: ReturnType<typeof make> } = globalThis;
held.antarmanPublic ??= make();

/**
 * For reads of pages that everybody may see, and for nothing else: never for what belongs to somebody. With
 * DATABASE_REPLICA_URL the replica answers while it is at most ten seconds behind and shows every change that was
 * reported; otherwise, and whenever it fails, the primary does (ADR 31).
 */
export const publicDb: PrismaClient = held.antarmanPublic.client;

/** What the listener of changes tells. */
export const { changed: publicRowsChanged, unreported: publicRowsUnreported } = held.antarmanPublic.watch;
