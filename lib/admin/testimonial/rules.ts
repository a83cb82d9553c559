import type { Filter } from '@/lib/admin/table/filters';

export const testimonialFilters = [
  { kind: 'search', name: 'q', label: 'Name, place or words' },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'All',
    options: [
      { value: 'waiting', label: 'Not shown' },
      { value: 'shown', label: 'Shown' },
    ],
  },
] as const satisfies readonly Filter[];

/** Kind of the form token: its key is the row's id, so that a form sent twice adds one. */
export const testimonialFormKind = 'testimonial';

export const testimonialMessages = {
  added: 'Added. It is not shown until somebody approves it.',
  approved: 'Approved. The home page shows the three newest.',
  hidden: 'Hidden. No page shows it any more.',
  gone: 'This testimonial is not there any more.',
  alreadySo: 'That was so already. The list now shows how it stands.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
