import 'server-only';
import type { Tx } from '@/lib/server/db';

type Attempt<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly error: unknown };

/**
 * Runs a part of a transaction that may fail alone. Postgres refuses every query after a failed one;
 * returning to a savepoint makes the transaction usable again.
 */
export async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<Attempt<T>> {
  await tx.$executeRaw`SAVEPOINT attempt`;
  try {
    const value = await work();
    await tx.$executeRaw`RELEASE SAVEPOINT attempt`;
    return { done: true, value };
  } catch (error) {
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT attempt`;
    return { done: false, error };
  }
}
