import 'server-only';
import { linkMs } from '@/lib/booking/waitlist/rules';
import { roomAddress, roomOfMembers } from '@/lib/care/meeting/room';
import type { OwnRoom } from '@/lib/care/meeting/rules';
import { day } from '@/lib/format/duration';
import { appointmentPaymentPath } from '@/lib/payment/appointment/rules';
import { env } from '@/lib/server/env';
import { signedLink } from '@/lib/server/secret/signed-link';

/** Opens one appointment until some time after its end: the holder can see, move and cancel it. */
export const appointmentLink = signedLink({
  purpose: 'booking-link',
  path: '/book/appointment',
  lifetime: 7 * day,
});

/** Opens one hold until some time after its end: the page then says how it ended. */
export const holdLink = signedLink({ purpose: 'booking-hold', path: '/book/details', lifetime: day });

/** Opens one place on a waitlist: the holder can confirm it, answer an offer and leave. */
export const waitlistLink = signedLink({ purpose: 'waitlist-link', path: '/waitlist', lifetime: linkMs });

/** Opens a guest's video room; the host's address is not a key. */
export function roomOfGuest(bookingId: string, endsAt: Date): OwnRoom {
  return {
    host: roomOfMembers(bookingId, endsAt).host,
    person: roomAddress(appointmentLink.token(bookingId, endsAt)),
  };
}

/**
 * Token in a link that people open long after the session. Its lifetime counts as if the session ended today. It
 * stays the same for a day.
 */
export function lateToken(bookingId: string, endsAt: Date, now: Date = new Date()): string {
  const tonight = Math.ceil(now.getTime() / day) * day;
  return appointmentLink.token(bookingId, new Date(Math.max(endsAt.getTime(), tonight)));
}

/** Path of the page to pay for an appointment: a fee may be due long after the session. */
export function payPath(bookingId: string, endsAt: Date, now: Date = new Date()): `/${string}` {
  return `${appointmentPaymentPath}/${lateToken(bookingId, endsAt, now)}`;
}

/** The same with our origin, for mails. */
export function payAddress(bookingId: string, endsAt: Date): string {
  return env.APP_URL + payPath(bookingId, endsAt);
}

/** The page with a guest's forms, by the token of the appointment's link. */
export const guestFormsPath = (token: string) => `/book/appointment/${token}/forms` as const;
