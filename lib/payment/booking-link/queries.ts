import 'server-only';
import { formatRupees, paiseIn } from '@/lib/format/money';
import type { CarriedPayment } from '@/lib/payment/booking-link/rules';
import { ownBookingLink } from '@/lib/payment/link';
import { arrangementOf } from '@/lib/payment/product/rules';
import { subjectInWords } from '@/lib/payment/subject-words';
import { db } from '@/lib/server/db';

/** A payment on the page where its payer chooses a time. */
export async function readCarriedPayment(id: string): Promise<CarriedPayment> {
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
    firstTalk: paid.productSlug !== null && arrangementOf(paid.productSlug) !== null,
  };
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
