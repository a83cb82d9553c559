import 'server-only';
import { db } from '@/lib/server/db';
import type { Email, Invite } from '@/lib/server/email/send';

/**
 * The present calendar file of an appointment, for a mail to this mailbox about its payment; null when nothing in that
 * mailbox's calendar has to change. Appointments belong to a later room, so the worker hands the function in.
 */
export type FileOf = (appointmentId: string, mailbox: string) => Promise<Invite | null>;

/** Mails about a payment without a calendar file. */
export const noFile: FileOf = async () => null;

/** What a payment is for. */
type PaidFor = { readonly appointmentId: string | null; readonly quotationId?: string | null };

/** Most appointments of a plan whose files one mail brings, the next first. */
const mostFiles = 20;

/** The coming appointments that the plan of this quotation pays, in order of time. */
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
 * The part of a mail that holds the calendar files of what was paid: of the appointment, or of the coming appointments
 * that a plan pays. Empty for anything else.
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
