import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { sign } from '@/lib/derived-secret';
import { env } from '@/lib/env';

const day = 86_400_000;

/** A link in a mail works until so long after the appointment. */
const afterwardsMs = 7 * day;

/** The details page of a hold can be come back to for so long, to see what became of it. */
const afterHoldMs = day;

/** A link of one kind opens nothing of the other. */
type LinkKind = 'booking-link' | 'booking-hold';

function signature(kind: LinkKind, bookingId: string, expires: string): string {
  return sign(kind, JSON.stringify([bookingId, expires])).toString('base64url');
}

function issue(kind: LinkKind, bookingId: string, until: number): string {
  const expires = until.toString(36);
  return `${bookingId}.${expires}.${signature(kind, bookingId, expires)}`;
}

function read(kind: LinkKind, token: string, now: Date): string | undefined {
  const [, id, expires, given] = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !expires || !given) return undefined;
  if (!timingSafeEqual(Buffer.from(signature(kind, id, expires)), Buffer.from(given))) return undefined;
  return Number.parseInt(expires, 36) > now.getTime() ? id : undefined;
}

/** Secret name of one booking in addresses: whoever has it may see, move and cancel this one and no other. */
export function bookingToken(bookingId: string, endsAt: Date): string {
  return issue('booking-link', bookingId, endsAt.getTime() + afterwardsMs);
}

/** The booking that a link opens, or undefined when the link is forged or too old. */
export function bookingOfToken(token: string, now: Date = new Date()): string | undefined {
  return read('booking-link', token, now);
}

/** Secret name of a slot that waits for somebody's details: whoever has it may book this one. */
export function holdToken(bookingId: string, heldUntil: Date): string {
  return issue('booking-hold', bookingId, heldUntil.getTime() + afterHoldMs);
}

/** The hold that such a name stands for, or undefined when it is forged or too old. */
export function bookingOfHold(token: string, now: Date = new Date()): string | undefined {
  return read('booking-hold', token, now);
}

/** Address at which the person who booked sees the appointment. */
export function bookingAddress(bookingId: string, endsAt: Date): string {
  return `${env.APP_URL}/book/appointment/${bookingToken(bookingId, endsAt)}`;
}
