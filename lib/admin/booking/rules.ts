import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';
import { formatShown, indianZone } from '@/lib/format/time';
import { type Fee, feeInWords } from '@/lib/payment/appointment/rules';

type PricedBooking = {
  readonly fee: Fee;
  readonly endsAt: Date;
  readonly outcome: 'completed' | 'no_show' | null;
};

export const bookingFilters = [
  searchFilter('Who booked, or therapist'),
  choiceFilter('when', 'When', { coming: 'Upcoming', past: 'Past' }, 'Any time'),
  choiceFilter('state', 'State', { confirmed: 'Booked', cancelled: 'Cancelled' }),
  choiceFilter('house', 'With', { yes: 'Our consultations', no: 'A therapist' }, 'Anyone'),
];

/** Words of the back office for an appointment's fee and its due date. */
export function priceForHouse({ fee, endsAt, outcome }: PricedBooking, now: Date): string {
  return feeInWords(
    fee,
    { endsAt, now, timeZone: indianZone, format: formatShown, missed: outcome === 'no_show' },
    'other',
  );
}

export const bookingMessages = {
  cancelled: 'Cancelled. Both sides have been notified.',
  tooLate: 'This appointment has started or its session is complete, so you cannot cancel it here.',
  gone: 'This appointment no longer exists.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
