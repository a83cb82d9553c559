import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { sign } from '@/lib/derived-secret';
import { env } from '@/lib/env';

/** A link works until so long after the appointment. */
const afterwardsMs = 7 * 86_400_000;

function signature(bookingId: string, expires: string): string {
  return sign('booking-link', JSON.stringify([bookingId, expires])).toString('base64url');
}

/** Secret name of one booking in addresses: whoever has it may see, move and cancel this one and no other. */
export function bookingToken(bookingId: string, endsAt: Date): string {
  const expires = (endsAt.getTime() + afterwardsMs).toString(36);
  return `${bookingId}.${expires}.${signature(bookingId, expires)}`;
}

/** The booking that a link opens, or undefined when the link is forged or too old. */
export function bookingOfToken(token: string, now: Date = new Date()): string | undefined {
  const [, id, expires, given] = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !expires || !given) return undefined;
  if (!timingSafeEqual(Buffer.from(signature(id, expires)), Buffer.from(given))) return undefined;
  return Number.parseInt(expires, 36) > now.getTime() ? id : undefined;
}

/** Address at which the person who booked sees the appointment. */
export function bookingAddress(bookingId: string, endsAt: Date): string {
  return `${env.APP_URL}/book/appointment/${bookingToken(bookingId, endsAt)}`;
}
