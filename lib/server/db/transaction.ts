import 'server-only';
import { db, type Tx } from '@/lib/server/db';

/**
 * Milliseconds to wait for a connection, and to run, for transactions that need more than Prisma's two and
 * five seconds.
 */
export const transactionOptions = {
  /** Numbers and places of a full week are given out one by one, so those who ask at once wait for each other. */
  numbering: { maxWait: 15_000, timeout: 20_000 },
  /** For all data about one person. */
  wholeRecord: { maxWait: 5_000, timeout: 20_000 },
  /** For thousands of lines of one file. */
  import: { maxWait: 10_000, timeout: 120_000 },
} as const;

type TransactionOptions = (typeof transactionOptions)[keyof typeof transactionOptions];

class Refused extends Error {
  override name = 'Refused';
}

/** Makes the error that rolls a transaction back and gives the caller this answer. */
export type Refuse<A> = (answer: A) => Error;

/**
 * A transaction that can be refused at any point: `throw refuse(answer)` rolls it back, and the caller gets
 * the answer. Any other error is rethrown.
 */
export async function refusableTransaction<T, A>(
  work: (tx: Tx, refuse: Refuse<A>) => Promise<T>,
  options?: TransactionOptions,
): Promise<T | A> {
  let refused: { readonly error: Error; readonly answer: A } | undefined;
  const refuse = (answer: A): Error => {
    refused = { error: new Refused(), answer };
    return refused.error;
  };
  try {
    return await db.$transaction((tx) => work(tx, refuse), options);
  } catch (error) {
    if (refused !== undefined && refused.error === error) return refused.answer;
    throw error;
  }
}
