import 'server-only';
import { db, type Tx } from '@/lib/server/db';

/**
 * Reads in one transaction with the rights of a signed-in person: of tables with a policy for members, the
 * database returns only the person's rows to any query, and it refuses other tables and all writes (ADR 07).
 * The queries inside run one after the other, on one connection. Costs three extra queries.
 * @throws the database's error for a table without a members' policy
 */
export function readAs<T>({ userId }: { readonly userId: string }, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    // Both settings end with the transaction, so the next transaction on this connection has neither this
    // role nor this person.
    await tx.$queryRaw`
      SELECT set_config('role', 'antarman_member', true), set_config('app.person', ${userId}, true)`;
    return work(tx);
  });
}
