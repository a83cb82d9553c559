import 'server-only';
import { env } from '@/lib/server/env';

export type BookingLink = { readonly href: string; readonly external: boolean };

/** Target of "Schedule Consultation": the owner's booking page in a new tab, or our own free times. */
export function bookingLink(): BookingLink {
  return env.SCHEDULING_URL
    ? { href: env.SCHEDULING_URL, external: true }
    : { href: '/book', external: false };
}
