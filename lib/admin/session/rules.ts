import { choiceFilter, dayFilters, searchFilter } from '@/lib/admin/table/filters';
import { sessionStatuses } from '@/lib/care/session/rules';

export const sessionFilters = [
  searchFilter('Client, guest or therapist'),
  choiceFilter('state', 'State', sessionStatuses, 'All states'),
  ...dayFilters('Until'),
];
