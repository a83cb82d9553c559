import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { Client, Pool, type PoolClient } from 'pg';
import { type Prisma, PrismaClient } from '@/generated/prisma/client';
import { queryPlanName } from '@/lib/server/db/query-plans';
import { env } from '@/lib/server/env';

/** A transaction's client: commands pass it to `enqueue` and to each other, so that all of it commits together. */
export type Tx = Prisma.TransactionClient;

/**
 * Milliseconds. Without these limits a pool waits forever, and a hung database hangs every request. The
 * server ends long queries. The wait for a locked row is as long as the wait for a connection, which leaves
 * time for the query. `query_timeout` is for a server that does not answer at all: this process enforces it,
 * and it is longer, so that a live server answers first.
 */
export const databaseTimeouts = {
  statement_timeout: 5_000,
  query_timeout: 5_500,
  lock_timeout: Math.min(env.DATABASE_WAIT_MS, 4_500),
  idle_in_transaction_session_timeout: 10_000,
};

/** The driver's own error has neither a class nor a code, only these messages. */
const unanswered = 'Query read timeout';

/**
 * Milliseconds after an unanswered query in which further queries fail at once: a request that queries again,
 * or rolls back, would otherwise wait twice.
 */
const silence = 1_000;

/**
 * Ends connections of a pool with an unanswered query, after its `query_timeout`. Any later query on one,
 * even a ROLLBACK, would wait behind that query, and the pool would give the connection to the next request.
 */
export function givesUpOnSilence(pool: Pool): Pool {
  let silentUntil = 0;
  function endUnanswered(client: PoolClient): void {
    client.query = new Proxy(client.query, {
      apply(_query, self, args: unknown[]) {
        const gaveUp = (error: unknown) => {
          if (!(error instanceof Error) || error.message !== unanswered) return;
          silentUntil = Date.now() + silence;
          void self.end();
        };
        const callback = args.at(-1);
        if (typeof callback === 'function') {
          const told = (error: unknown, ...rest: unknown[]) => {
            gaveUp(error);
            Reflect.apply(callback, undefined, [error, ...rest]);
          };
          return Reflect.apply(Client.prototype.query, self, [...args.slice(0, -1), told]);
        }
        const answer: unknown = Reflect.apply(Client.prototype.query, self, args);
        if (answer instanceof Promise) answer.catch(gaveUp);
        return answer;
      },
    });
  }
  pool.on('connect', endUnanswered);
  pool.connect = new Proxy(pool.connect, {
    apply(connect, self, args: unknown[]) {
      if (Date.now() >= silentUntil) return Reflect.apply(connect, self, args);
      const error = new Error('timeout exceeded when trying to connect');
      const [callback] = args;
      if (typeof callback !== 'function') return Promise.reject(error);
      return process.nextTick(() => Reflect.apply(callback, undefined, [error]));
    },
  });
  return pool;
}

/** A pool of connections to a server, with our limits. It connects at the first query. */
export function connectTo(connectionString: string): Promise<SqlDriverAdapter> {
  const pool = new Pool({
    connectionString,
    max: env.DATABASE_POOL_MAX,
    connectionTimeoutMillis: env.DATABASE_WAIT_MS,
    ...databaseTimeouts,
  });
  return new PrismaPg(givesUpOnSilence(pool), {
    disposeExternalPool: true,
    statementNameGenerator: queryPlanName,
  }).connect();
}

const held: typeof globalThis & { antarmanDb?: PrismaClient; antarmanPool?: SqlDriverAdapter | undefined } =
  globalThis;

/** Reads the address at the first query, so that code that imports `db` can be built without a database. */
const postgres: SqlDriverAdapterFactory = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: async () => {
    const pool = await connectTo(env.DATABASE_URL);
    held.antarmanPool = pool;
    return pool;
  },
};

/**
 * Lets a client read relations by separate queries, unless a read says `relationLoadStrategy: 'join'`. The
 * ORM would always join, even rows of a list that its limit then drops (ADR 06).
 */
export function withRelationsApart(client: PrismaClient): PrismaClient {
  const apart = { relationLoadStrategy: 'query' } as const;
  const extended = client.$extends({
    query: {
      $allModels: {
        findUnique: ({ args, query }) => query({ ...apart, ...args }),
        findUniqueOrThrow: ({ args, query }) => query({ ...apart, ...args }),
        findFirst: ({ args, query }) => query({ ...apart, ...args }),
        findFirstOrThrow: ({ args, query }) => query({ ...apart, ...args }),
        findMany: ({ args, query }) => query({ ...apart, ...args }),
        create: ({ args, query }) => query({ ...apart, ...args }),
        update: ({ args, query }) => query({ ...apart, ...args }),
        upsert: ({ args, query }) => query({ ...apart, ...args }),
        delete: ({ args, query }) => query({ ...apart, ...args }),
      },
    },
  });
  // The client behaves the same for every call of ours; its type only omits `$on`.
  return extended as unknown as PrismaClient;
}

/** In development, a client made before a schema change does not know new columns. */
function isOutdated(client: PrismaClient): boolean {
  return env.NODE_ENV === 'development' && !(client instanceof PrismaClient);
}

/** Milliseconds. If requests may wait long for a connection, a transaction may take as long on a busy processor. */
const ordinaryTransaction = {
  maxWait: env.DATABASE_WAIT_MS,
  timeout: Math.max(5_000, env.DATABASE_WAIT_MS),
};

/**
 * The product's database client. Stored on globalThis because the development server evaluates this module again on
 * each change and would leave a pool behind each time.
 */
export const db: PrismaClient =
  held.antarmanDb && !isOutdated(held.antarmanDb)
    ? held.antarmanDb
    : withRelationsApart(new PrismaClient({ adapter: postgres, transactionOptions: ordinaryTransaction }));
held.antarmanDb = db;

/** The pool behind `db`, for a client that queries another server first. */
export async function primary(): Promise<SqlDriverAdapter> {
  if (!held.antarmanPool) await db.$connect();
  if (!held.antarmanPool) throw new Error('The database client has no pool.');
  return held.antarmanPool;
}

const closings: (() => Promise<void>)[] = [];

export function onCloseDatabase(close: () => Promise<void>): void {
  closings.push(close);
}

/** Ends the pool after its running queries; for shutdown, and for scripts that must exit. */
export async function closeDatabase(): Promise<void> {
  for (const close of closings) await close();
  await db.$disconnect();
  held.antarmanPool = undefined;
}
