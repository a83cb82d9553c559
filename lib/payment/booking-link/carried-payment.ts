import 'server-only';
import { cookies } from 'next/headers';
import { sessionCookieFlags } from '@/lib/account/session/session-cookie';
import { ownBookingLink } from '@/lib/payment/link';

const name = 'antarman.paid';

/** Seconds: enough to choose a time and type one's details, and short because people share browsers. */
const keptSeconds = 2 * 3_600;

/**
 * Remembers the payment whose link this browser followed, for the next booking; the browser sends it only to
 * pages below /book.
 */
export async function rememberBookingLink(token: string): Promise<void> {
  const flags = { ...sessionCookieFlags(), path: '/book', httpOnly: true, maxAge: keptSeconds };
  (await cookies()).set(name, token, flags);
}

/** The payment whose booking link this browser followed, or undefined. */
export async function carriedPaymentId(): Promise<string | undefined> {
  return ownBookingLink.idOf((await cookies()).get(name)?.value ?? '', new Date());
}
