import 'server-only';
import { linkMs } from '@/lib/booking/waitlist/rules';
import { roomAddress, roomOfMembers } from '@/lib/care/meeting/room';
import type { OwnRoom } from '@/lib/care/meeting/rules';
import { day } from '@/lib/format/duration';
import { appointmentPaymentPath } from '@/lib/payment/appointment/rules';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { signedLink } from '@/lib/server/secret/signed-link';

/**
 * Opens one appointment for one of its participants until some time after its end, by their `linkId`: the holder can
 * see, move and cancel it. Another `linkId` ends their earlier links.
 */
export const appointmentLink = signedLink({
  purpose: 'booking-link',
  path: '/book/appointment',
  lifetime: 7 * day,
});

/** The participant behind their link, and their appointment; null for a forged, old or ended link. */
export async function participantOfLink(token: string, now?: Date) {
  const linkId = appointmentLink.idOf(token, now);
  if (!linkId) return null;
  return db.participant.findUnique({ where: { linkId }, select: { id: true, bookingId: true, seat: true } });
}

/**
 * The guest whom forms, homework, review and receipt of an appointment are for, by their link: the first participant.
 * Another one has none of them, and reads none of the first's.
 */
export async function guestOfLink(token: string): Promise<{ readonly bookingId: string } | null> {
  const found = await participantOfLink(token);
  return found?.seat === 1 ? { bookingId: found.bookingId } : null;
}

/** Opens one hold until some time after its end: the page then says how it ended. */
export const holdLink = signedLink({ purpose: 'booking-hold', path: '/book/details', lifetime: day });

/** Opens one place on a waitlist: the holder can confirm it, answer an offer and leave. */
export const waitlistLink = signedLink({ purpose: 'waitlist-link', path: '/waitlist', lifetime: linkMs });

/** Opens a guest's video room; the host's address is not a key. */
export function roomOfGuest(bookingId: string, linkId: string, endsAt: Date): OwnRoom {
  return {
    host: roomOfMembers(bookingId, endsAt).host,
    person: roomAddress(appointmentLink.token(linkId, endsAt)),
  };
}

/**
 * Token in a link that people open long after the session. Its lifetime counts as if the session ended today. It
 * stays the same for a day.
 */
export function lateToken(linkId: string, endsAt: Date, now: Date = new Date()): string {
  const tonight = Math.ceil(now.getTime() / day) * day;
  return appointmentLink.token(linkId, new Date(Math.max(endsAt.getTime(), tonight)));
}

/** The appointment's page for a link that is mailed after the session too. */
export const lateAddress = (linkId: string, endsAt: Date): string =>
  `${env.APP_URL}/book/appointment/${lateToken(linkId, endsAt)}`;

/** Path of the page to pay for an appointment: a fee may be due long after the session. */
export function payPath(linkId: string, endsAt: Date, now: Date = new Date()): `/${string}` {
  return `${appointmentPaymentPath}/${lateToken(linkId, endsAt, now)}`;
}

/** The same with our origin, for mails. */
export function payAddress(linkId: string, endsAt: Date): string {
  return env.APP_URL + payPath(linkId, endsAt);
}

/** The page with a guest's forms, by the token of the appointment's link. */
export const guestFormsPath = (token: string) => `/book/appointment/${token}/forms` as const;
