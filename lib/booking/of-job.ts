import 'server-only';
import { z } from 'zod';
import { calendarAddress } from '@/lib/booking/calendar/view/rules';
import { type BookingView, findBooking } from '@/lib/booking/queries';
import { indianDay } from '@/lib/format/time';
import { env } from '@/lib/server/env';

export const bookingOfJob = z.strictObject({ bookingId: z.uuid(), sequence: z.coerce.number().int() });

type Person = NonNullable<BookingView['person']>;
type Made = z.output<typeof bookingOfJob>;
type Status = 'confirmed' | 'cancelled';

/** The booking of a job, if it has not changed since the job was queued. */
export async function unchanged({ bookingId, sequence }: Made, status: Status): Promise<BookingView | null> {
  const booking = await findBooking(bookingId);
  return booking?.status === status && booking.icsSequence === sequence ? booking : null;
}

/** The same with the person to mail; null if they have erased their account since. */
export async function unchangedForPerson(
  made: Made,
  status: Status,
): Promise<(BookingView & { readonly person: Person }) | null> {
  const booking = await unchanged(made, status);
  return booking?.person ? { ...booking, person: booking.person } : null;
}

export function hostOf({ therapist }: BookingView) {
  return therapist
    ? { name: therapist.name, address: therapist.email }
    : { name: 'Support', address: env.SUPPORT_EMAIL };
}

export function hostPage({ therapist }: BookingView): string {
  return therapist ? `${env.APP_URL}/therapist-dashboard` : `${env.APP_URL}/admin`;
}

/**
 * The page where a signed-in host moves or cancels one appointment: its sheet in the therapist's calendar, or
 * its page in the back office.
 */
export function hostAppointmentPath({
  id,
  therapist,
  startsAt,
}: Pick<BookingView, 'id' | 'therapist' | 'startsAt'>): `/${string}` {
  if (!therapist) return `/admin/bookings/${id}`;
  return calendarAddress({ chosen: null, date: indianDay(startsAt), hidden: false }, { session: id });
}
