import { linkDays } from '@/lib/contact/rules';
import 'server-only';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

const purpose = 'contact-answer-link';

/** How long the link in the mail opens the answer, for people without an account. */
const linkMs = linkDays * 24 * 60 * 60 * 1_000;

/** Address where somebody without an account reads the answer; only the mail holds it. */
export function answerLink(requestId: string, now = Date.now()): string {
  return `${env.APP_URL}/contact/answer/${signId(purpose, requestId, now + linkMs)}`;
}

/** The request whose answer a link opens, or undefined when it is forged or too old. */
export function requestOfAnswerLink(token: string, now = Date.now()): string | undefined {
  return idOfSigned(purpose, token, now);
}
