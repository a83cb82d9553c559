import 'server-only';
import { formatRupees, paiseIn } from '@/lib/format/money';
import { meetingsColumns, nextMeeting, type OpenMeeting } from '@/lib/payment/booking-link/meetings';
import type { CarriedPayment } from '@/lib/payment/booking-link/rules';
import { ownBookingLink } from '@/lib/payment/link';
import { subjectInWords } from '@/lib/payment/subject-words';
import { db } from '@/lib/server/db';

/**
 * A payment on the page where its payer chooses a time.
 * @param meeting the one that it pays there
 */
export async function readCarriedPayment(id: string, meeting: OpenMeeting): Promise<CarriedPayment> {
  const paid = await db.paymentSubmission.findUniqueOrThrow({
    where: { id },
    select: {
      amount: true,
      feeToBeConfirmed: true,
      status: true,
      productSlug: true,
      therapist: { select: { name: true } },
      quotation: { select: { serviceType: true } },
    },
  });
  return {
    amount: paid.feeToBeConfirmed ? null : formatRupees(paiseIn(paid.amount)),
    title: subjectInWords(paid),
    checked: paid.status === 'verified',
    meeting,
  };
}

/** Why the link of a purchase books nothing; null if it does, and for a payment of anything else. */
export async function spentInWords(id: string): Promise<string | null> {
  const paid = await db.paymentSubmission.findUnique({
    where: { id, therapistId: null, productSlug: { not: null } },
    select: { status: true, ...meetingsColumns },
  });
  if (!paid) return null;
  if (paid.status === 'refunded') return 'This payment was refunded, so its link books nothing.';
  if (paid.status === 'rejected') return 'This payment was not found at our bank, so its link books nothing.';
  return nextMeeting(paid) ? null : 'Everything that this payment bought is booked.';
}

/**
 * The page behind a booking link: the free times of the paid therapist, or of the service's calendar. Null if
 * the link is forged or expired.
 */
export async function bookingPageOf(
  token: string,
  now: Date = new Date(),
): Promise<`/book/own/${string}` | null> {
  const id = ownBookingLink.idOf(token, now);
  if (!id) return null;
  const select = { therapist: { select: { slug: true, isActive: true } } };
  const paid =
    (await db.paymentSubmission.findUnique({ where: { id }, select })) ??
    // Card money for a cancelled appointment.
    (await db.transaction.findUnique({ where: { id, appointmentId: { not: null } }, select }));
  if (!paid) return null;
  return `/book/own/${paid.therapist?.isActive ? paid.therapist.slug : 'consultation'}`;
}
