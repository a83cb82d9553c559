import 'server-only';
import { createEvent } from 'ics';
import { site } from '@/content/site';
import { utcParts } from '@/lib/booking/calendar/utc-parts';
import type { BookingView } from '@/lib/booking/queries';
import { calendarLocation, modeLabels } from '@/lib/care/meeting/rules';
import { formatInstant } from '@/lib/format/time';
import { feeInWords } from '@/lib/payment/appointment/rules';
import { env } from '@/lib/server/env';

/** The file's method: enter or update the appointment, or remove it. */
export type InviteMethod = 'REQUEST' | 'CANCEL';

/**
 * Calendar file of one booking (RFC 5545, 5546). The UID never changes and SEQUENCE grows, so that a later
 * file replaces the earlier one. Titles say nothing about health: they show on shared screens.
 * @param url page of the appointment
 */
export function calendarFile(
  booking: BookingView,
  method: InviteMethod,
  url: string,
  now: Date = new Date(),
): string {
  const { endsAt, fee } = booking;
  const open = method === 'REQUEST';
  const price = open ? `${feeInWords(fee, { endsAt, now, timeZone: booking.timeZone })} ` : '';
  const steps = open
    ? `${fee.state === 'due' ? 'Pay, reschedule' : 'Reschedule'} or cancel`
    : 'It is cancelled';
  const how = booking.mode ? ` ${modeLabels[booking.mode] ?? ''}` : '';
  const location = calendarLocation({
    mode: booking.mode,
    meeting: booking.meeting,
    other: booking.therapist?.name ?? 'A member of our team',
    reader: 'person',
  });
  const { error, value } = createEvent({
    uid: `booking-${booking.id}@${new URL(env.APP_URL).hostname}`,
    sequence: booking.icsSequence,
    productId: `-//${site.name}//Appointments//EN`,
    method,
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    title: `${site.name}: appointment`,
    description: `Your appointment${how}, ${formatInstant(booking.startsAt, booking.timeZone)}. ${price}${steps}: ${url}`,
    url,
    ...(location !== undefined && { location }),
    start: utcParts(booking.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utcParts(booking.endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    classification: 'PRIVATE',
    busyStatus: 'BUSY',
    organizer: { name: site.name, email: env.SUPPORT_EMAIL },
    ...(booking.person && {
      attendees: [
        {
          name: booking.person.name,
          email: booking.person.email,
          rsvp: false,
          partstat: 'ACCEPTED' as const,
        },
      ],
    }),
  });
  if (error || !value) throw new Error('The calendar file could not be made.', { cause: error });
  return value;
}
