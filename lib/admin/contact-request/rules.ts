import { stateFilter } from '@/lib/admin/message/rules';
import type { Filter } from '@/lib/admin/table/filters';

export const requestFilters = [
  { kind: 'search', name: 'q', label: 'Sender or therapist' },
  stateFilter,
  {
    kind: 'choice',
    name: 'told',
    label: 'Therapist told by mail',
    any: 'Either',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'Not yet' },
    ],
  },
] as const satisfies readonly Filter[];
