import 'server-only';
import type { OwnRoom } from '@/lib/care/meeting/rules';
import { day } from '@/lib/format/duration';
import { env } from '@/lib/server/env';
import { signedLink } from '@/lib/server/secret/signed-link';

export function roomAddress(token: string): string {
  return `${env.APP_URL}/room/${token}`;
}

/**
 * A link to the room of one appointment, valid until some time after its end, so that a latecomer reads that
 * the room is closed. It opens nothing by itself: both people sign in.
 */
export const roomLink = signedLink({ purpose: 'room', path: '/room', lifetime: 7 * day });

/** The room of two people with accounts: one address, in which the session decides their roles. */
export function roomOfMembers(bookingId: string, endsAt: Date): OwnRoom {
  const address = roomLink.url(bookingId, endsAt);
  return { host: address, person: address };
}
