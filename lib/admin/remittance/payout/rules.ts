import { choiceFilter, dayFilters, searchFilter } from '@/lib/admin/table/filters';

export const payoutFilters = [
  searchFilter('Therapist or reference'),
  choiceFilter('state', 'State', { counts: 'Sent', 'taken-back': 'Undone' }, 'All'),
  ...dayFilters('Until'),
];
