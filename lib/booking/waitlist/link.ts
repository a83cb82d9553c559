import 'server-only';
import { linkMs } from '@/lib/booking/waitlist/rules';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

const purpose = 'waitlist-link';

/** Page of one place on a waitlist: its holder may confirm it, answer an offer and leave. */
export function waitlistPath(entryId: string, now = Date.now()): `/waitlist/${string}` {
  return `/waitlist/${signId(purpose, entryId, now + linkMs)}`;
}

export function waitlistLink(entryId: string): string {
  return env.APP_URL + waitlistPath(entryId);
}

/** The place that a link opens, or undefined when it is forged or too old. */
export function entryOfWaitlistLink(token: string, now = Date.now()): string | undefined {
  return idOfSigned(purpose, token, now);
}
