import 'server-only';
import { appointmentLink, payAddress } from '@/lib/booking/link';
import type { BookingView } from '@/lib/booking/queries';
import { meetingInWords, modeLabels, roomOf } from '@/lib/care/meeting/rules';
import { planIsFull } from '@/lib/care/plan/credit/rules';
import { formatInstant } from '@/lib/format/time';
import { feeInWords } from '@/lib/payment/appointment/rules';

type Booked = BookingView & { readonly person: NonNullable<BookingView['person']> };

/** Where a host meets their client, without the client's name or number: mails are read on lock screens. */
export function placeForHost({ mode, meeting }: Pick<BookingView, 'mode' | 'meeting'>): string {
  if (mode === 'phone' && meeting.caller === 'host') {
    return 'You call your client. The number is next to the session.';
  }
  return meetingInWords({ mode, meeting, other: 'Your client', reader: 'host' });
}

function lengthInWords({ startsAt, endsAt }: Pick<BookingView, 'startsAt' | 'endsAt'>): string {
  return `${(endsAt.getTime() - startsAt.getTime()) / 60_000} minutes`;
}

/** "Couples session, 80 minutes": the kind as it was booked, if there is one, and the length. */
export function kindAndLength(booking: Pick<BookingView, 'kind' | 'startsAt' | 'endsAt'>): string {
  return [booking.kind?.name, lengthInWords(booking)].filter(Boolean).join(', ');
}

/**
 * The words about an appointment in a mail: the time in India and on the client's clock, the way to meet, and
 * the therapist.
 */
export function appointmentInWords(booking: Booked) {
  const { mode, meeting } = booking;
  const other = booking.therapist?.name ?? 'A member of our team';
  return {
    personName: booking.person.name,
    when: formatInstant(booking.startsAt, booking.timeZone),
    length: kindAndLength(booking),
    how: booking.mode ? (modeLabels[booking.mode] ?? null) : null,
    place: mode ? meetingInWords({ mode, meeting, other, reader: 'person' }) : null,
    room: roomOf(mode, meeting, 'person'),
    fee: [
      feeInWords(booking.fee, { endsAt: booking.endsAt, now: new Date(), timeZone: booking.timeZone }),
      booking.fullPlan && planIsFull(booking.fullPlan),
    ]
      .filter(Boolean)
      .join(' '),
    payUrl: booking.fee.state === 'due' ? payAddress(booking.person.linkId, booking.endsAt) : null,
    backupPhone: meeting.backupPhone,
    therapistName: booking.therapist?.name ?? null,
    url: appointmentLink.url(booking.person.linkId, booking.endsAt),
  };
}
