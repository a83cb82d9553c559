import 'server-only';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

const purpose = 'therapist-accepting-link';

/** Longer than the time between the question and the next one. */
const linkMs = 40 * 24 * 60 * 60 * 1_000;

/** Page on which a therapist says whether they take new clients, without signing in; only the mail holds its address. */
export function acceptingLink(therapistId: string, now = Date.now()): string {
  return `${env.APP_URL}/accepting/${signId(purpose, therapistId, now + linkMs)}`;
}

/** The therapist whom a link is for, or undefined when it is forged or too old. */
export function therapistOfAcceptingLink(token: string, now = Date.now()): string | undefined {
  return idOfSigned(purpose, token, now);
}
