import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

/** Filters of the list of what the house owes to therapists. */
export const houseAccountFilters = [
  searchFilter('Therapist'),
  choiceFilter('owed', 'Owed', { owed: 'Something is owed', settled: 'Nothing is owed' }),
];
