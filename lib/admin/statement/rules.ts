import { choiceFilter, dayFilters, searchFilter } from '@/lib/admin/table/filters';

export const creditFilters = [
  searchFilter('Narration or reference'),
  choiceFilter('state', 'State', { matched: 'Matched', all: 'All credits' }, 'Not matched'),
  ...dayFilters('Until'),
];
