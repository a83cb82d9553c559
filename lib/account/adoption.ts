import 'server-only';
import { accountTasks } from '@/lib/account/task-names';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/**
 * Gives an account what its owner left without one (contact requests, bookings), once they confirm their
 * address or finish their profile (ADR 45). Rooms above this one register what that is.
 */
export async function enqueueAdoption(tx: Pick<Tx, '$executeRaw'>, userId: string): Promise<void> {
  await enqueue(tx, accountTasks.adopt, { userId }, { jobKey: `${accountTasks.adopt}:${userId}` });
}
