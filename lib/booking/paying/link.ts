import 'server-only';
import { bookingToken } from '@/lib/booking/link';
import { appointmentPaymentPath } from '@/lib/payment/appointment/rules';
import { env } from '@/lib/server/env';

/** Path of the page where an appointment is paid; the signed name in it is the key. */
export function payPath(bookingId: string, endsAt: Date): `/${string}` {
  return `${appointmentPaymentPath}/${bookingToken(bookingId, endsAt)}`;
}

/** The same with the site, for mails. */
export function payAddress(bookingId: string, endsAt: Date): string {
  return env.APP_URL + payPath(bookingId, endsAt);
}
