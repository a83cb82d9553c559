import 'server-only';
import { env } from '@/lib/server/env';

/** Target of "Schedule Consultation": the owner's booking page in a new tab, else our own free times. */
export function bookingLink(): { readonly href: string; readonly external: boolean } {
  return env.SCHEDULING_URL
    ? { href: env.SCHEDULING_URL, external: true }
    : { href: '/book', external: false };
}
