import 'server-only';
import { db, type Tx } from '@/lib/server/db';

/**
 * Reads in one transaction with the rights of a signed-in person: of the tables with a policy for members the database
 * shows it only rows of theirs, whatever a query asks for, and it can read no other table and write nothing (ADR 07).
 * The queries inside follow each other, on one connection. Costs three queries beside those of `work`.
 * @throws the database's error for a table that is not a member's to read
 */
export function readAs<T>({ userId }: { readonly userId: string }, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    // Both settings end with the transaction, so the next one on this connection has neither this role nor this person.
    await tx.$queryRaw`
      SELECT set_config('role', 'antarman_member', true), set_config('app.person', ${userId}, true)`;
    return work(tx);
  });
}
