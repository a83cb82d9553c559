import 'server-only';
import { day } from '@/lib/format/duration';
import { signedLink } from '@/lib/server/secret/signed-link';

export const receiptLink = signedLink({ purpose: 'receipt', path: '/api/receipts', lifetime: 90 * day });

/** The product's own booking link of one payment, used if no scheduling service is configured. */
export const ownBookingLink = signedLink({
  purpose: 'payment-booking',
  path: '/payment/booking',
  lifetime: 90 * day,
});

/** The state of one payment for its payer; the link lives until long after any refund. */
export const statusLink = signedLink({
  purpose: 'payment-status',
  path: '/payment/status',
  lifetime: 180 * day,
});

/** Address of the state of one payment for its payer. It changes once a day, so that repeated answers are equal. */
export function paymentStatusAddress(submissionId: string, now: Date = new Date()): string {
  return statusLink.url(submissionId, new Date(Math.floor(now.getTime() / day) * day));
}
