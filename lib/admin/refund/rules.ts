import { choiceFilter, dayFilters, searchFilter } from '@/lib/admin/table/filters';

export const refundFilters = [
  searchFilter('Payer or therapist'),
  choiceFilter('what', 'Remaining amount', { part: 'Partly refunded', whole: 'Fully refunded' }, 'Either'),
  ...dayFilters('Until'),
];
