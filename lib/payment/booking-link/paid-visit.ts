import 'server-only';
import { cookies } from 'next/headers';
import { sessionCookieFlags } from '@/lib/auth/session-cookie';
import { paymentOfBookingLink } from '@/lib/payment/booking-link/link';

const name = 'antarman.paid';

/** Long enough to choose a time and type one's details; short, for a browser may be shared. */
const keptSeconds = 2 * 3_600;

/** Lets the booking that follows know by which payment's link this browser came; only pages below /book are sent it. */
export async function rememberBookingLink(token: string): Promise<void> {
  const flags = { ...sessionCookieFlags(), path: '/book', httpOnly: true, maxAge: keptSeconds };
  (await cookies()).set(name, token, flags);
}

/** The payment whose booking link this browser came by, or undefined. */
export async function paymentOfVisit(now: Date = new Date()): Promise<string | undefined> {
  return paymentOfBookingLink((await cookies()).get(name)?.value ?? '', now);
}
