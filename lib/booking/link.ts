import 'server-only';
import { linkMs } from '@/lib/booking/waitlist/rules';
import { roomAddress, roomOfMembers } from '@/lib/care/meeting/room';
import type { OwnRoom } from '@/lib/care/meeting/rules';
import { day } from '@/lib/format/duration';
import { appointmentPaymentPath } from '@/lib/payment/appointment/rules';
import { env } from '@/lib/server/env';
import { signedLink } from '@/lib/server/secret/signed-link';

/** One appointment, counted from its end: the holder sees, moves and cancels it and no other. */
export const appointmentLink = signedLink({
  purpose: 'booking-link',
  path: '/book/appointment',
  lifetime: 7 * day,
});

/** A slot that waits for details, counted from the end of the hold: the page tells afterwards what became of it. */
export const holdLink = signedLink({ purpose: 'booking-hold', path: '/book/details', lifetime: day });

/** One place on a waitlist: its holder confirms it, answers an offer and leaves. */
export const waitlistLink = signedLink({ purpose: 'waitlist-link', path: '/waitlist', lifetime: linkMs });

/** The room of a guest: their private link is the key, which the host's address is not. */
export function roomOfGuest(bookingId: string, endsAt: Date): OwnRoom {
  return {
    host: roomOfMembers(bookingId, endsAt).host,
    person: roomAddress(appointmentLink.token(bookingId, endsAt)),
  };
}

/**
 * Path of the page where an appointment is paid. A fee may be due long after the session, so this link lives as long as
 * if the session ended today. It stays the same for a day.
 */
export function payPath(bookingId: string, endsAt: Date, now: Date = new Date()): `/${string}` {
  const tonight = Math.ceil(now.getTime() / day) * day;
  return `${appointmentPaymentPath}/${appointmentLink.token(bookingId, new Date(Math.max(endsAt.getTime(), tonight)))}`;
}

/** The same with the site, for mails. */
export function payAddress(bookingId: string, endsAt: Date): string {
  return env.APP_URL + payPath(bookingId, endsAt);
}
