import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

export const bookingFilters = [
  searchFilter('Who booked, or therapist'),
  choiceFilter('when', 'When', { coming: 'Coming', past: 'Past' }, 'Any time'),
  choiceFilter('state', 'State', { confirmed: 'Booked', cancelled: 'Cancelled' }),
  choiceFilter('house', 'With', { yes: 'Our consultations', no: 'A therapist' }, 'Anybody'),
];

export const bookingMessages = {
  cancelled: 'Cancelled. Both sides have been told.',
  tooLate: 'This appointment has begun or its session is concluded, so it cannot be cancelled here.',
  gone: 'This appointment is not there any more.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
