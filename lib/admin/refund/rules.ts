import { choiceFilter, dayFilters, searchFilter } from '@/lib/admin/table/filters';

export const refundFilters = [
  searchFilter('Payer or therapist'),
  choiceFilter(
    'what',
    'What is left',
    { part: 'A part of the payment is left', whole: 'Nothing is left' },
    'Either',
  ),
  ...dayFilters('Until'),
];
