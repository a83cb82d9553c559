import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { mailboxLetter, payoutLetter, statusLetter } from '@/lib/admin/therapist/emails';
import { adminTherapistTasks } from '@/lib/admin/therapist/enqueue';
import { payoutShownFrom } from '@/lib/admin/therapist/payout/queries';
import { formatMoment, indianZone } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const ofTherapist = z.strictObject({ therapistId: z.uuid() });
const ofPayout = ofTherapist.extend({ to: z.enum(['entry', 'account']) });
const ofStatus = ofTherapist.extend({ shown: z.enum(['yes', 'no']) });
const ofMailbox = ofTherapist.extend({ address: z.email() });
const support = () => ({ name: 'Support', address: env.SUPPORT_EMAIL });

/** Mails the listing's mailbox, or the address its therapist signs in with if that is another. */
async function mailPayoutChange(raw: unknown): Promise<void> {
  const { therapistId, to } = ofPayout.parse(raw);
  const therapist = await db.therapist.findUnique({
    where: { id: therapistId },
    select: {
      name: true,
      email: true,
      payoutChangedAt: true,
      user: { select: { email: true, profile: { select: { timeZone: true } } } },
    },
  });
  if (!therapist?.payoutChangedAt) return;
  const { name, email, payoutChangedAt, user } = therapist;
  const address = to === 'entry' ? email : user?.email;
  const timeZone = user?.profile?.timeZone ?? indianZone;
  if (!address || (to === 'account' && address.toLowerCase() === email.toLowerCase())) return;
  await sendEmail({
    to: { name, address },
    replyTo: support(),
    id: `payout-changed-${therapistId}-${payoutChangedAt.getTime()}-${to}`,
    ...payoutLetter({
      name,
      when: formatMoment(payoutChangedAt, timeZone),
      timeZone,
      shownFrom: await payoutShownFrom(db, therapistId),
      url: `${env.APP_URL}/therapist-dashboard/payments/account`,
    }),
  });
}

async function mailMailboxChange(raw: unknown): Promise<void> {
  const { therapistId, address } = ofMailbox.parse(raw);
  const therapist = await db.therapist.findUnique({
    where: { id: therapistId },
    select: { name: true, updatedAt: true },
  });
  if (!therapist) return;
  const { name, updatedAt } = therapist;
  await sendEmail({
    to: { name, address },
    replyTo: support(),
    id: `mailbox-changed-${therapistId}-${updatedAt.getTime()}`,
    ...mailboxLetter({ name, when: formatMoment(updatedAt) }),
  });
}

/** For a listing whose therapist has no account: mails its mailbox whether the profile is public. */
async function mailStatusChange(raw: unknown): Promise<void> {
  const { therapistId, shown } = ofStatus.parse(raw);
  const isActive = shown === 'yes';
  const therapist = await db.therapist.findUnique({
    where: { id: therapistId },
    select: { name: true, email: true, isActive: true, updatedAt: true },
  });
  // The state has changed again since, and the next mail names it.
  if (therapist?.isActive !== isActive) return;
  const { name, email, updatedAt } = therapist;
  await sendEmail({
    to: { name, address: email },
    replyTo: support(),
    id: `status-changed-${therapistId}-${updatedAt.getTime()}`,
    ...statusLetter({ name, isActive }),
  });
}

export const adminTherapistJobs: TaskList = {
  [adminTherapistTasks.payoutChanged]: (payload) => mailPayoutChange(payload),
  [adminTherapistTasks.statusChanged]: (payload) => mailStatusChange(payload),
  [adminTherapistTasks.mailboxChanged]: (payload) => mailMailboxChange(payload),
};
