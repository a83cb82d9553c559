import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { type Prisma, PrismaClient } from '@/generated/prisma/client';
import { env } from '@/lib/env';

/** A transaction's client: what commands hand to `enqueue` and to each other, so that all of it commits together. */
export type Tx = Prisma.TransactionClient;

/**
 * Milliseconds. Without them a pool waits for ever: a hung database would hang every request with it instead of
 * failing only those that need it.
 */
const timeouts = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Reads the address when the first query is made, so that code importing `db` can be built without a database. */
const postgres: SqlDriverAdapterFactory = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: () =>
    new PrismaPg({
      connectionString: env.DATABASE_URL,
      max: env.DATABASE_POOL_MAX,
      ...timeouts,
    }).connect(),
};

const held: typeof globalThis & { antarmanDb?: PrismaClient } = globalThis;

/** While developing, a client made before the schema changed knows nothing of its new columns. */
function isOutdated(client: PrismaClient): boolean {
  return env.NODE_ENV === 'development' && !(client instanceof PrismaClient);
}

/**
 * The product's database client. Kept on globalThis because the development server evaluates this module anew on
 * each change and would leave a pool behind each time.
 */
export const db: PrismaClient =
  held.antarmanDb && !isOutdated(held.antarmanDb) ? held.antarmanDb : new PrismaClient({ adapter: postgres });
held.antarmanDb = db;

/** Ends the pool after its running queries; for shutdown, and for scripts that must exit. */
export async function closeDatabase(): Promise<void> {
  await db.$disconnect();
}
