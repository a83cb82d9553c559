import 'server-only';
import { env } from '@/lib/env';
import { idOfSigned, signId } from '@/lib/signed-id';

const purpose = 'contact-answer-link';

/** How long the link in the mail opens the answer, for people without an account. */
const linkMs = 30 * 24 * 60 * 60 * 1_000;

/** Address at which somebody without an account reads the answer; only who has the mail knows it. */
export function answerLink(requestId: string, now = Date.now()): string {
  return `${env.APP_URL}/contact/answer/${signId(purpose, requestId, now + linkMs)}`;
}

/** The request whose answer a link opens, or nothing when it is forged or too old. */
export function requestOfAnswerLink(token: string, now = Date.now()): string | undefined {
  return idOfSigned(purpose, token, now);
}
