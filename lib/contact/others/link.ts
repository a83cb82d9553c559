import { linkDays } from '@/lib/contact/rules';
import 'server-only';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

const purpose = 'contact-others-link';

const linkMs = linkDays * 24 * 60 * 60 * 1_000;

/** Page that shows the sender of an unanswered request who else has time; only the mail and their account hold it. */
export function othersPath(requestId: string, now = Date.now()): `/contact/others/${string}` {
  return `/contact/others/${signId(purpose, requestId, now + linkMs)}`;
}

export function othersLink(requestId: string): string {
  return env.APP_URL + othersPath(requestId);
}

/** The request that a link is about, or undefined when it is forged or too old. */
export function requestOfOthersLink(token: string, now = Date.now()): string | undefined {
  return idOfSigned(purpose, token, now);
}
