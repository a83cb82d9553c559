import 'server-only';
import { calendarFile } from '@/lib/booking/invite';
import { bookingAddress, bookingOfToken } from '@/lib/booking/link';
import { findBooking } from '@/lib/booking/queries';

/**
 * The present calendar file behind a link: one that removes the appointment once it is cancelled, null when the link
 * opens nothing.
 */
export async function invitationOfLink(token: string): Promise<string | null> {
  const id = bookingOfToken(token);
  const booking = id ? await findBooking(id) : null;
  if (!booking?.person) return null;
  const method = booking.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  return calendarFile(booking, method, bookingAddress(booking.id, booking.endsAt));
}
