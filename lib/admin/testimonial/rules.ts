import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

export const testimonialFilters = [
  searchFilter('Name, place or text'),
  choiceFilter('state', 'State', { waiting: 'Not shown', shown: 'Shown' }),
];

/** Kind of the form token: its key becomes the row's id, so that a form sent twice adds one. */
export const testimonialFormKind = 'testimonial';

export const testimonialMessages = {
  added: 'Added. It stays hidden until someone approves it.',
  approved: 'Approved. The home page shows the three newest.',
  hidden: 'Hidden. It is no longer shown on any page.',
  gone: 'This testimonial no longer exists.',
  alreadySo: 'No change was needed. The list now shows the current status.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
