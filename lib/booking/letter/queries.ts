import 'server-only';
import type { BookingView } from '@/lib/booking/queries';
import { firstNameIn, letterValues } from '@/lib/care/meeting/letter-values';
import { persons } from '@/lib/care/participant/sql';
import { db } from '@/lib/server/db';
import { templateOf } from '@/lib/therapist/letter/queries';
import {
  filledLetter,
  type LetterKind,
  type LetterValues,
  type OwnWords,
} from '@/lib/therapist/letter/rules';

type Booked = BookingView & { readonly person: NonNullable<BookingView['person']> };

/**
 * Whether an appointment is the first one of its client or guest with its host, whom no letter has welcomed yet. Of
 * several that were arranged together it is the earliest.
 */
export async function isFirstBooking(id: string): Promise<boolean> {
  const [found] = await db.$queryRaw<{ first: boolean }[]>`
    SELECT NOT EXISTS (
      SELECT 1 FROM ${persons} other JOIN bookings o ON o.id = other.booking_id
      WHERE o.calendar_id = b.calendar_id AND o.id <> b.id
        AND (other.client_id = who.client_id OR other.email = who.email)
        AND (o.confirmed_at, o.starts_at) < (b.confirmed_at, b.starts_at))
    AND NOT EXISTS (
      SELECT 1 FROM client_cards k JOIN calendars c ON c.therapist_id = k.therapist_id
      WHERE c.id = b.calendar_id AND k.client_id = who.client_id AND k.welcomed_at IS NOT NULL) AS first
    FROM bookings b LEFT JOIN ${persons} who ON who.booking_id = b.id WHERE b.id = ${id}::uuid`;
  return found?.first === true;
}

/** The values of the placeholders in a letter about this appointment. */
export async function valuesOf(booking: Booked): Promise<LetterValues> {
  const { guest, person, startsAt, timeZone, mode, meeting } = booking;
  const profile =
    guest || person.userId === null
      ? null
      : await db.profile.findUnique({ where: { userId: person.userId }, select: { firstName: true } });
  const firstName = profile?.firstName ?? firstNameIn(person.name);
  return letterValues(firstName, { startsAt, timeZone, mode, address: meeting.address });
}

/**
 * The therapist's own words for an email about this appointment, as they are now; null where the service's own are
 * sent.
 */
export async function ownWordsFor(booking: Booked, kind: LetterKind): Promise<OwnWords | null> {
  const template = booking.therapist && (await templateOf(booking.therapist.id, kind));
  if (!template) return null;
  const { subject, body } = filledLetter(template, await valuesOf(booking));
  return { subject: subject ?? template.subject, body };
}
