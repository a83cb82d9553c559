import 'server-only';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { singleUseLink } from '@/lib/payment/booking-link/calendly';

/**
 * The booking link of a submission, asked for once and kept in its row.
 * @throws when the scheduling service gives none
 */
export async function bookingLinkOf(submissionId: string): Promise<string> {
  const before = await db.paymentSubmission.findUniqueOrThrow({
    where: { id: submissionId },
    select: { bookingLink: true },
  });
  if (before.bookingLink) return before.bookingLink;
  const link = await singleUseLink();
  await db.paymentSubmission.updateMany({
    where: { id: submissionId, bookingLink: null },
    data: { bookingLink: link },
  });
  // Somebody else may have been first; the payer must be told one link only.
  const kept = await db.paymentSubmission.findUniqueOrThrow({
    where: { id: submissionId },
    select: { bookingLink: true },
  });
  return kept.bookingLink ?? link;
}

/** The same for the answer on the page: no link is no failure, a job sends it later (spec §4). */
export async function bookingLinkNow(submissionId: string): Promise<string | null> {
  try {
    return await bookingLinkOf(submissionId);
  } catch (error) {
    log.warn('no booking link yet', { reference: submissionId, error });
    return null;
  }
}
