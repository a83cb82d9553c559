import type { Filter } from '@/lib/admin/table/filters';

export const bookingFilters = [
  { kind: 'search', name: 'q', label: 'Who booked, or therapist' },
  {
    kind: 'choice',
    name: 'when',
    label: 'When',
    any: 'Any time',
    options: [
      { value: 'coming', label: 'Coming' },
      { value: 'past', label: 'Past' },
    ],
  },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'All',
    options: [
      { value: 'confirmed', label: 'Booked' },
      { value: 'cancelled', label: 'Cancelled' },
    ],
  },
  {
    kind: 'choice',
    name: 'desk',
    label: 'With',
    any: 'Anybody',
    options: [
      { value: 'yes', label: 'Our consultation desk' },
      { value: 'no', label: 'A therapist' },
    ],
  },
] as const satisfies readonly Filter[];

export const bookingMessages = {
  cancelled: 'Cancelled. Both sides have been told.',
  tooLate: 'This appointment has begun or its session is concluded, so it cannot be cancelled here.',
  gone: 'This appointment is not there any more.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
