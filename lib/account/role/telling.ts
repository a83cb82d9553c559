import 'server-only';
import { accountTasks } from '@/lib/account/task-names';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

type Change = {
  /** The line of the audit log that says what was done, by whom and why. */
  readonly entryId: string;
  readonly userId: string;
  /** False where the person has a mail of their own, or where the change gives and takes no power. */
  readonly tells?: { readonly person?: boolean; readonly admins?: boolean };
};

/**
 * Tells the person and every admin by mail that somebody's power in the back office has changed: an admin who did not
 * know of it, the one whose session did it among them, has to notice. Each mail is a job of its own, in the caller's
 * transaction.
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
