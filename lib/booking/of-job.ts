import 'server-only';
import { z } from 'zod';
import { type BookingView, findBooking } from '@/lib/booking/queries';
import { env } from '@/lib/server/env';

/** What every job about a booking names. */
export const bookingOfJob = z.strictObject({ bookingId: z.uuid(), sequence: z.coerce.number().int() });

type Person = NonNullable<BookingView['person']>;
type Made = z.output<typeof bookingOfJob>;
type Status = 'confirmed' | 'cancelled';

/** The booking of a job, if it has not changed since the job was made. */
export async function unchanged({ bookingId, sequence }: Made, status: Status): Promise<BookingView | null> {
  const booking = await findBooking(bookingId);
  return booking?.status === status && booking.icsSequence === sequence ? booking : null;
}

/** The same with the person to write to; somebody who has erased their account since gets nothing. */
export async function unchangedForPerson(
  made: Made,
  status: Status,
): Promise<(BookingView & { readonly person: Person }) | null> {
  const booking = await unchanged(made, status);
  return booking?.person ? { ...booking, person: booking.person } : null;
}

/** The therapist, or our consultations team. */
export function hostOf({ therapist }: BookingView) {
  return therapist
    ? { name: therapist.name, address: therapist.email }
    : { name: 'Support', address: env.SUPPORT_EMAIL };
}

/** The page on which a host sees their appointments. */
export function hostPage({ therapist }: BookingView): string {
  return therapist ? `${env.APP_URL}/therapist-dashboard` : `${env.APP_URL}/admin`;
}
