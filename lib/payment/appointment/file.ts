import type { Email } from '@/lib/server/email/send';

/**
 * The present calendar file of an appointment, for a mail to this mailbox about its payment; null when nothing in that
 * mailbox's calendar has to change. Appointments belong to a later room, so the worker hands the function in.
 */
export type FileOf = (appointmentId: string, mailbox: string) => Promise<Email['invite'] | null>;

/** Mails about a payment without a calendar file. */
export const noFile: FileOf = async () => null;

/** The part of a mail that holds the calendar file of an appointment that was paid; empty for anything else. */
export async function fileFor(
  fileOf: FileOf,
  appointmentId: string | null,
  mailbox: string,
): Promise<Pick<Email, 'invite'>> {
  const invite = appointmentId === null ? null : await fileOf(appointmentId, mailbox);
  return invite ? { invite } : {};
}
