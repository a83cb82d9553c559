import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

export const testimonialFilters = [
  searchFilter('Name, place or words'),
  choiceFilter('state', 'State', { waiting: 'Not shown', shown: 'Shown' }),
];

/** Kind of the form token: its key becomes the row's id, so that a form sent twice adds one. */
export const testimonialFormKind = 'testimonial';

export const testimonialMessages = {
  added: 'Added. It is not shown until somebody approves it.',
  approved: 'Approved. The home page shows the three newest.',
  hidden: 'Hidden. No page shows it any more.',
  gone: 'This testimonial is not there any more.',
  alreadySo: 'That was so already. The list now shows how it stands.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
