import 'server-only';
import { db } from '@/lib/server/db';
import type { Email, Invite } from '@/lib/server/email/send';

/**
 * The present calendar file of an appointment, for a mail to this mailbox about its payment; null if that
 * mailbox's calendar needs no change. Appointments belong to a later room, so the worker passes this function
 * in.
 */
export type FileOf = (appointmentId: string, mailbox: string) => Promise<Invite | null>;

/** For mails about a payment without a calendar file. */
export const noFile: FileOf = async () => null;

type PaidFor = { readonly appointmentId: string | null; readonly quotationId?: string | null };

/** Most calendar files in one mail about a plan, the next appointment first. */
const mostFiles = 20;

async function appointmentsOf(quotationId: string): Promise<readonly string[]> {
  const bookings = await db.booking.findMany({
    where: { plan: { quotationId }, status: 'confirmed', endsAt: { gt: new Date() } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: mostFiles,
    select: { id: true },
  });
  return bookings.map(({ id }) => id);
}

/**
 * The calendar files in a mail about a payment: for the appointment, or for the coming appointments that a
 * plan pays. Empty for other payments.
 */
export async function fileFor(
  fileOf: FileOf,
  { appointmentId, quotationId }: PaidFor,
  mailbox: string,
): Promise<Pick<Email, 'invite' | 'moreInvites'>> {
  const planned = quotationId ? await appointmentsOf(quotationId) : [];
  const files: Invite[] = [];
  for (const id of appointmentId ? [appointmentId] : planned) {
    const file = await fileOf(id, mailbox);
    if (file) files.push(file);
  }
  const [invite, ...moreInvites] = files;
  return invite ? { invite, moreInvites } : {};
}
