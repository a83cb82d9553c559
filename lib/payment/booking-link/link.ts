import 'server-only';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

const purpose = 'payment-booking';
const day = 86_400_000;
const daysOpen = 90;

/** The product's own booking link of one payment, used when no scheduling service is configured. */
export function ownBookingLink(submissionId: string, submittedAt: Date): string {
  const token = signId(purpose, submissionId, submittedAt.getTime() + daysOpen * day);
  return `${env.APP_URL}${bookingPath}/${token}`;
}

const bookingPath = '/payment/booking';

/** The payment of such a link, or undefined when it is forged or too old. */
export function paymentOfBookingLink(token: string, now: Date = new Date()): string | undefined {
  return idOfSigned(purpose, token, now.getTime());
}

/**
 * The page that such a link opens: the free times of the paid therapist, else of our own calendar. Null when the link
 * is forged or too old.
 */
export async function bookingPlaceOf(
  token: string,
  now: Date = new Date(),
): Promise<`/book/own/${string}` | null> {
  const id = paymentOfBookingLink(token, now);
  if (!id) return null;
  const select = { therapist: { select: { slug: true, isActive: true } } };
  const paid =
    (await db.paymentSubmission.findUnique({ where: { id }, select })) ??
    // Money that came by card for an appointment that was cancelled.
    (await db.transaction.findUnique({ where: { id, appointmentId: { not: null } }, select }));
  if (!paid) return null;
  return `/book/own/${paid.therapist?.isActive ? paid.therapist.slug : 'consultation'}`;
}
