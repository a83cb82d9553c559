import 'server-only';
import type { Tx } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { notify } from '@/lib/notice/commands';

/** Jobs that write to therapists about what the team changed. */
export const adminTherapistTasks = {
  mailboxChanged: 'send-therapist-mailbox-changed',
  payoutChanged: 'send-therapist-payout-changed',
} as const;

type Entry = { readonly id: string; readonly userId: string | null; readonly email: string };

/**
 * Tells a therapist that the team changed the entry: in the account, and, when messages go to another mailbox from now
 * on, by mail to the one before, because whoever takes a mailbox over begins there.
 */
export async function promiseEntryChange(
  tx: Tx,
  { id, userId, email }: Entry,
  { newEmail }: { readonly newEmail: string },
): Promise<void> {
  if (userId) {
    await notify(tx, {
      userId,
      kind: 'entry.changed',
      title: 'Our team has changed your public profile',
      href: '/therapist-dashboard',
    });
  }
  if (newEmail === email) return;
  // The row does not hold the old address any more: the one case in which a job carries one.
  await enqueue(tx, adminTherapistTasks.mailboxChanged, { therapistId: id, address: email });
}

/** Tells a therapist whether the public page is there. */
export async function promiseStanding(tx: Tx, { userId }: Entry, isActive: boolean): Promise<void> {
  if (!userId) return;
  await notify(tx, {
    userId,
    kind: 'entry.changed',
    title: isActive ? 'Your profile is public now' : 'Your profile is not public at present',
    href: '/therapist-dashboard',
  });
}

/**
 * Tells a therapist that fees go to another account: in theirs, and by mail to the mailbox of the entry and to the
 * address they sign in with. Neither waits for anybody's contact hours, and neither can be switched off.
 */
export async function promisePayoutChange(tx: Tx, { id, userId }: Entry): Promise<void> {
  if (userId) {
    await notify(tx, {
      userId,
      kind: 'payout.changed',
      title: 'The account your fees are paid to was changed',
      body: 'If you did not ask for this, please write to us at once.',
      href: '/therapist-dashboard',
    });
  }
  const task = adminTherapistTasks.payoutChanged;
  await enqueue(tx, task, { therapistId: id, to: 'entry' });
  // A job of its own: a mailbox that refuses must not keep the other from hearing of it.
  if (userId) await enqueue(tx, task, { therapistId: id, to: 'account' });
}
