import 'server-only';
import type { OwnRoom } from '@/lib/care/meeting/rules';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

const purpose = 'room';

/** An address works until this long after the appointment, so that somebody late reads that the room is closed. */
const afterwardsMs = 7 * 86_400_000;

/** The address of a room by its token. */
export function roomAddress(token: string): string {
  return `${env.APP_URL}/room/${token}`;
}

/** Names the room of one appointment. It opens nothing alone: both people sign in. */
export function roomToken(bookingId: string, endsAt: Date): string {
  return signId(purpose, bookingId, endsAt.getTime() + afterwardsMs);
}

/** The appointment that a room's token names, or undefined when it is forged or too old. */
export function bookingOfRoom(token: string, now: Date): string | undefined {
  return idOfSigned(purpose, token, now.getTime());
}

/** The room of two people with accounts: one address, in which the session says who is who. */
export function roomOfMembers(bookingId: string, endsAt: Date): OwnRoom {
  const address = roomAddress(roomToken(bookingId, endsAt));
  return { host: address, person: address };
}
