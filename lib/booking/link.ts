import 'server-only';
import { env } from '@/lib/env';
import { idOfSigned, signId } from '@/lib/signed-id';

const day = 86_400_000;

/** A link in a mail works until so long after the appointment. */
const afterwardsMs = 7 * day;

/** The details page of a hold can be come back to for so long, to see what became of it. */
const afterHoldMs = day;

// A link of one kind opens nothing of the other.
const appointment = 'booking-link';
const hold = 'booking-hold';

/** Secret name of one booking in addresses: whoever has it may see, move and cancel this one and no other. */
export function bookingToken(bookingId: string, endsAt: Date): string {
  return signId(appointment, bookingId, endsAt.getTime() + afterwardsMs);
}

/** The booking that a link opens, or undefined when the link is forged or too old. */
export function bookingOfToken(token: string, now: Date = new Date()): string | undefined {
  return idOfSigned(appointment, token, now.getTime());
}

/** Secret name of a slot that waits for somebody's details: whoever has it may book this one. */
export function holdToken(bookingId: string, heldUntil: Date): string {
  return signId(hold, bookingId, heldUntil.getTime() + afterHoldMs);
}

/** The hold that such a name stands for, or undefined when it is forged or too old. */
export function bookingOfHold(token: string, now: Date = new Date()): string | undefined {
  return idOfSigned(hold, token, now.getTime());
}

/** Address at which the person who booked sees the appointment. */
export function bookingAddress(bookingId: string, endsAt: Date): string {
  return `${env.APP_URL}/book/appointment/${bookingToken(bookingId, endsAt)}`;
}
