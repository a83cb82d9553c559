import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

export const houseAccountFilters = [
  searchFilter('Therapist'),
  choiceFilter('owed', 'Owed', { owed: 'Balance due', settled: 'No balance' }),
];
