import { linkDays } from '@/lib/contact/rules';
import 'server-only';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

const purpose = 'contact-request-link';

/** How long the link in a therapist's mail opens the message. */
const linkMs = linkDays * 24 * 60 * 60 * 1_000;

/** Address where the therapist reads one request; only the mail holds it. */
export function requestLink(requestId: string, now = Date.now()): string {
  return `${env.APP_URL}/contact/request/${signId(purpose, requestId, now + linkMs)}`;
}

/** The request behind a link, or undefined when it is forged or too old. */
export function requestOfLink(token: string, now = Date.now()): string | undefined {
  return idOfSigned(purpose, token, now);
}
