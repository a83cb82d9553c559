import 'server-only';
import { db, type Tx } from '@/lib/server/db';

/**
 * How long a transaction may wait for a connection, and run, when Prisma's two and five seconds are too short (ms).
 */
export const transactionOptions = {
  /** Numbers are given out one by one, so many receipts issued at once wait for each other. */
  numbering: { maxWait: 15_000, timeout: 20_000 },
  /** For everything that we hold about one person. */
  wholeRecord: { maxWait: 5_000, timeout: 20_000 },
  /** For thousands of lines of one file. */
  import: { maxWait: 10_000, timeout: 120_000 },
} as const;

type TransactionOptions = (typeof transactionOptions)[keyof typeof transactionOptions];

/** Thrown inside a transaction to roll back what it has written so far. */
class Refused extends Error {
  override name = 'Refused';
}

/** Makes the error that ends a transaction with this answer and nothing written. */
export type Refuse<A> = (answer: A) => Error;

/**
 * A transaction that may be refused half-way: `throw refuse(answer)` rolls back everything it has written, and the
 * caller gets the answer. Any other error is thrown on.
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
