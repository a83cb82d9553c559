import 'server-only';
import { bookingByLink } from '@/lib/booking/change/opened';
import { calendarFile } from '@/lib/booking/invite';
import { appointmentLink } from '@/lib/booking/link';
import { findBooking } from '@/lib/booking/queries';
import type { FileOf } from '@/lib/payment/appointment/file';

/** The present calendar file behind a link; it removes a cancelled appointment. Null for an invalid link. */
export async function invitationOfLink(token: string): Promise<string | null> {
  const booking = await bookingByLink(token);
  if (!booking?.person) return null;
  const method = booking.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  return calendarFile(booking, method, appointmentLink.url(booking.person.linkId, booking.endsAt));
}

/**
 * The present calendar file of a coming appointment, for the mail about its payment. It goes only to the
 * client's or guest's own mailbox, because another payer has no such entry. SEQUENCE stays, as the time does;
 * the later stamp makes the file replace the earlier one (RFC 5546, 2.1.5).
 */
export const paidAppointmentFile: FileOf = async (appointmentId, mailbox) => {
  const booking = await findBooking(appointmentId);
  if (booking?.status !== 'confirmed' || booking.endsAt <= new Date()) return null;
  if (booking.person?.email.toLowerCase() !== mailbox.toLowerCase()) return null;
  const url = appointmentLink.url(booking.person.linkId, booking.endsAt);
  return { method: 'REQUEST', content: calendarFile(booking, 'REQUEST', url) };
};
