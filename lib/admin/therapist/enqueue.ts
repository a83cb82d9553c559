import 'server-only';
import { notify, notifyAndMail } from '@/lib/notification/commands';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

export const adminTherapistTasks = {
  mailboxChanged: 'send-therapist-mailbox-changed',
  payoutChanged: 'send-therapist-payout-changed',
  statusChanged: 'send-therapist-status-changed',
} as const;

type Listing = { readonly id: string; readonly userId: string | null; readonly email: string };

/**
 * Tells a therapist that the team changed the listing: in the account and by mail. When messages now go to
 * another mailbox, the former one gets a mail too, because a takeover of a listing begins with its mailbox.
 */
export async function enqueueListingChange(
  tx: Tx,
  { id, userId, email }: Listing,
  { newEmail }: { readonly newEmail: string },
): Promise<void> {
  if (userId) {
    await notifyAndMail(tx, {
      userId,
      kind: 'entry.changed',
      title: 'Our team has changed your public profile',
      href: '/therapist-dashboard',
    });
  }
  if (newEmail === email) return;
  // The row no longer holds the old address: this is the only job that carries one.
  await enqueue(tx, adminTherapistTasks.mailboxChanged, { therapistId: id, address: email });
}

/**
 * Tells a therapist whether the profile is public, in the account and by mail; without an account at the
 * listing's mailbox.
 * @param reason for publishing it despite gaps; null otherwise
 */
export async function enqueueListingStatus(
  tx: Tx,
  { id, userId }: Listing,
  { isActive, reason }: { readonly isActive: boolean; readonly reason: string | null },
): Promise<void> {
  if (!userId) {
    await enqueue(tx, adminTherapistTasks.statusChanged, { therapistId: id, shown: isActive ? 'yes' : 'no' });
    return;
  }
  await notifyAndMail(tx, {
    userId,
    kind: 'entry.changed',
    title: isActive ? 'Your profile is public now' : 'Your profile is not public at the moment',
    ...(reason && {
      body: `Our team published it although something was missing. The reason: ${reason}\nCheck your profile, and write to us if something is wrong.`,
    }),
    href: '/therapist-dashboard',
  });
}

/**
 * Tells a therapist that fees go to another account: in their own, by mail to the listing's mailbox, and to
 * the address they sign in with. Neither mail waits for contact hours, and neither can be switched off.
 * @param why the admin's reason, shown in the account alone; null when the therapist made the change
 */
export async function enqueuePayoutChange(
  tx: Tx,
  { id, userId }: Listing,
  why: string | null | undefined,
): Promise<void> {
  const warning = 'If you did not ask for this, please write to us at once.';
  if (userId) {
    await notify(tx, {
      userId,
      kind: 'payout.changed',
      title: 'Your payment details have changed',
      body: why ? `Our team did it for you. The reason: ${why}\n${warning}` : warning,
      href: '/therapist-dashboard',
    });
  }
  const task = adminTherapistTasks.payoutChanged;
  await enqueue(tx, task, { therapistId: id, to: 'entry' });
  // A separate job: a mailbox that refuses mail must not stop the other mail.
  if (userId) await enqueue(tx, task, { therapistId: id, to: 'account' });
}
