import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { sign } from '@/lib/derived-secret';
import { env } from '@/lib/env';

/** How long the link in a therapist's mail opens the message. */
const linkDays = 30;

function signature(requestId: string, expires: string): string {
  return sign('contact-request-link', JSON.stringify([requestId, expires])).toString('base64url');
}

/** Address at which the therapist reads one request; only who has the mail knows it. */
export function requestLink(requestId: string, now = Date.now()): string {
  const expires = (now + linkDays * 24 * 60 * 60 * 1_000).toString(36);
  return `${env.APP_URL}/contact/request/${requestId}.${expires}.${signature(requestId, expires)}`;
}

/** The request that a link opens, or nothing when it is forged or too old. */
export function requestOfLink(token: string, now = Date.now()): string | undefined {
  const [, id, expires, given] = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !expires || !given) return undefined;
  if (!timingSafeEqual(Buffer.from(signature(id, expires)), Buffer.from(given))) return undefined;
  return Number.parseInt(expires, 36) > now ? id : undefined;
}
