import 'server-only';
import type { BookingView } from '@/lib/booking/queries';
import { ownBookingLink } from '@/lib/payment/link';
import { env } from '@/lib/server/env';

/** Address where a person chooses another time for a cancelled one; a payment due back pays for the new time. */
export function againAddress(
  {
    therapist,
    due,
    successor,
    kind,
    paymentId,
  }: Pick<BookingView, 'therapist' | 'due' | 'successor' | 'kind' | 'paymentId'>,
  now: Date,
): string {
  // A payment to the first therapist never pays the second one.
  if (successor) return `${env.APP_URL}/book/${successor}`;
  if (due?.movable) return ownBookingLink.url(due.paymentId, now);
  if (!therapist && kind && paymentId) return ownBookingLink.url(paymentId, now);
  return `${env.APP_URL}${therapist ? `/book/${therapist.slug}` : '/book'}`;
}
