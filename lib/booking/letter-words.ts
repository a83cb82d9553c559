import 'server-only';
import { bookingAddress } from '@/lib/booking/link';
import type { BookingView } from '@/lib/booking/queries';
import { modeLabels } from '@/lib/booking/rules';
import { formatInstant, formatInstantElsewhere } from '@/lib/time';

type Booked = BookingView & { readonly person: NonNullable<BookingView['person']> };

/** What a mail says of an appointment: when it is on the Indian clock and on that of who booked, how, and with whom. */
export function appointmentInWords(booking: Booked) {
  return {
    personName: booking.person.name,
    when: formatInstant(booking.startsAt),
    elsewhere: formatInstantElsewhere(booking.startsAt, booking.timeZone),
    how: booking.mode ? (modeLabels[booking.mode] ?? null) : null,
    therapistName: booking.therapist?.name ?? null,
    url: bookingAddress(booking.id, booking.endsAt),
  };
}
