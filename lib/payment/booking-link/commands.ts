import 'server-only';
import { singleUseLink, usesCalendly } from '@/lib/payment/booking-link/calendly';
import { ownBookingLink } from '@/lib/payment/link';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';

/**
 * The booking link of a submission, made once and stored in its row.
 * @throws if the scheduling service gives none
 */
export async function bookingLinkOf(submissionId: string): Promise<string> {
  const before = await db.paymentSubmission.findUniqueOrThrow({
    where: { id: submissionId },
    select: { bookingLink: true, meetings: true },
  });
  if (before.bookingLink) return before.bookingLink;
  const link = usesCalendly(before.meetings)
    ? await singleUseLink()
    : ownBookingLink.url(submissionId, new Date());
  await db.paymentSubmission.updateMany({
    where: { id: submissionId, bookingLink: null },
    data: { bookingLink: link },
  });
  // Another request may have stored one first; the payer must see only one link.
  const stored = await db.paymentSubmission.findUniqueOrThrow({
    where: { id: submissionId },
    select: { bookingLink: true },
  });
  return stored.bookingLink ?? link;
}

/**
 * The same for the answer on the page: a missing link is no failure, because a job sends it later (product.md
 * §4). A repeated reference or picture gets no link before a person has checked it.
 */
export async function bookingLinkNow(submissionId: string): Promise<string | null> {
  try {
    const { duplicateReference, duplicateImage } = await db.paymentSubmission.findUniqueOrThrow({
      where: { id: submissionId },
      select: { duplicateReference: true, duplicateImage: true },
    });
    return duplicateReference || duplicateImage ? null : await bookingLinkOf(submissionId);
  } catch (error) {
    log.warn('no booking link yet', { reference: submissionId, error });
    return null;
  }
}
