import 'server-only';
import { accountTasks } from '@/lib/account/task-names';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/**
 * Somebody has confirmed their address or finished their profile, so what they left without an account becomes theirs
 * (ADR 45). Later rooms know what that is.
 */
export async function enqueueAdoption(tx: Pick<Tx, '$executeRaw'>, userId: string): Promise<void> {
  await enqueue(tx, accountTasks.adopt, { userId }, { jobKey: `${accountTasks.adopt}:${userId}` });
}
