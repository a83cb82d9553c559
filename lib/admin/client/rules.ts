import { searchFilter } from '@/lib/admin/table/filters';
import { sortBy } from '@/lib/admin/table/order';

export const clientFilters = [searchFilter('Name')] as const;

/** The ways to sort clients. `sql.ts` computes the keys; no column has these names. */
export const clientSorts = [
  sortBy('name', 'Name', 'text', 'name'),
  sortBy('next', 'Next session', 'day', 'next'),
  sortBy('last', 'Last session', 'time', 'last'),
  sortBy('due', 'Amount due', 'number', 'due'),
] as const;

export type ClientSort = (typeof clientSorts)[number]['column'];
