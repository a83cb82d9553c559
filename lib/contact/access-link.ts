import 'server-only';
import { env } from '@/lib/env';
import { idOfSigned, signId } from '@/lib/signed-id';

const purpose = 'contact-request-link';

/** How long the link in a therapist's mail opens the message. */
const linkMs = 30 * 24 * 60 * 60 * 1_000;

/** Address at which the therapist reads one request; only who has the mail knows it. */
export function requestLink(requestId: string, now = Date.now()): string {
  return `${env.APP_URL}/contact/request/${signId(purpose, requestId, now + linkMs)}`;
}

/** The request that a link opens, or nothing when it is forged or too old. */
export function requestOfLink(token: string, now = Date.now()): string | undefined {
  return idOfSigned(purpose, token, now);
}
