import { searchFilter } from '@/lib/admin/table/filters';
import { sortBy } from '@/lib/admin/table/order';

/** What a therapist can filter their clients by. */
export const clientFilters = [searchFilter('Name')] as const;

/** The ways to sort them. The keys are computed by `sql.ts`, which knows no column of that name. */
export const clientSorts = [
  sortBy('name', 'Name', 'text', 'name'),
  sortBy('next', 'Next session', 'day', 'next'),
  sortBy('last', 'Last session', 'time', 'last'),
  sortBy('due', 'Money due', 'number', 'due'),
] as const;

export type ClientSort = (typeof clientSorts)[number]['column'];
