import 'server-only';
import { accountTasks } from '@/lib/account/task-names';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

type Change = {
  /** The audit line with the change, its actor and its reason. */
  readonly entryId: string;
  readonly userId: string;
  /** False if the person gets a mail of their own, or if the change gives and takes no rights in the back office. */
  readonly tells?: { readonly person?: boolean; readonly admins?: boolean };
};

/**
 * Mails the person and every admin that a person's rights in the back office have changed. Admins who did not
 * act, and an admin whose session was stolen, notice it this way. Each mail is a job of its own, in the
 * caller's transaction.
 */
export async function tellOfPower(tx: Tx, { entryId, userId, tells = {} }: Change): Promise<void> {
  const { person = true, admins = true } = tells;
  const others = admins
    ? await tx.user.findMany({
        where: { id: { not: userId }, disabledAt: null, profile: { role: 'admin' } },
        select: { id: true },
      })
    : [];
  const task = accountTasks.mailPowerChanged;
  for (const id of [...(person ? [userId] : []), ...others.map((other) => other.id)]) {
    await enqueue(tx, task, { entryId, userId: id }, { jobKey: `${task}:${entryId}:${id}` });
  }
}
