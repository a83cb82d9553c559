import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

export const houseAccountFilters = [
  searchFilter('Therapist'),
  choiceFilter('owed', 'Owed', { owed: 'Something is owed', settled: 'Nothing is owed' }),
];
