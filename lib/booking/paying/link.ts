import 'server-only';
import { bookingToken } from '@/lib/booking/link';
import { appointmentPaymentPath } from '@/lib/payment/appointment/rules';
import { env } from '@/lib/server/env';

const day = 86_400_000;

/**
 * Path of the page where an appointment is paid; the signed name in it is the key. A fee may be due long after the
 * session, so this link lives as long as if the session ended today. It stays the same for a day.
 */
export function payPath(bookingId: string, endsAt: Date, now: Date = new Date()): `/${string}` {
  const tonight = Math.ceil(now.getTime() / day) * day;
  return `${appointmentPaymentPath}/${bookingToken(bookingId, new Date(Math.max(endsAt.getTime(), tonight)))}`;
}

/** The same with the site, for mails. */
export function payAddress(bookingId: string, endsAt: Date): string {
  return env.APP_URL + payPath(bookingId, endsAt);
}
