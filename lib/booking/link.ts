import 'server-only';
import { roomAddress, roomOfMembers } from '@/lib/care/meeting/room';
import type { OwnRoom } from '@/lib/care/meeting/rules';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

const day = 86_400_000;

/** A link in a mail works until this long after the appointment. */
const afterwardsMs = 7 * day;

/** The details page of a hold opens for this long afterwards, so that one can see what became of it. */
const afterHoldMs = day;

// A link of one kind never opens the other.
const appointment = 'booking-link';
const hold = 'booking-hold';

/** Secret name of one booking in addresses: its holder may see, move and cancel this booking and no other. */
export function bookingToken(bookingId: string, endsAt: Date): string {
  return signId(appointment, bookingId, endsAt.getTime() + afterwardsMs);
}

/** The booking that a link opens, or undefined when the link is forged or too old. */
export function bookingOfToken(token: string, now: Date = new Date()): string | undefined {
  return idOfSigned(appointment, token, now.getTime());
}

/** Secret name of a slot that waits for details: its holder may book this slot. */
export function holdToken(bookingId: string, heldUntil: Date): string {
  return signId(hold, bookingId, heldUntil.getTime() + afterHoldMs);
}

/** The hold with this name, or undefined when the name is forged or too old. */
export function bookingOfHold(token: string, now: Date = new Date()): string | undefined {
  return idOfSigned(hold, token, now.getTime());
}

/** The room of somebody who booked without an account: their private link is the key, the host's is not. */
export function roomOfGuest(bookingId: string, endsAt: Date): OwnRoom {
  return {
    host: roomOfMembers(bookingId, endsAt).host,
    person: roomAddress(bookingToken(bookingId, endsAt)),
  };
}

/** Address where the person who booked sees the appointment. */
export function bookingAddress(bookingId: string, endsAt: Date): string {
  return `${env.APP_URL}/book/appointment/${bookingToken(bookingId, endsAt)}`;
}
