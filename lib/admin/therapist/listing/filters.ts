import type { Filter } from '@/lib/admin/table/filters';

/** What the list of therapists can be asked for. */
export const therapistFilters = [
  { kind: 'search', name: 'q', label: 'Name, title, city or email' },
  {
    kind: 'choice',
    name: 'standing',
    label: 'Standing',
    any: 'All',
    options: [
      { value: 'public', label: 'Public' },
      { value: 'hidden', label: 'Not public' },
      { value: 'linked', label: 'With an account' },
      { value: 'unlinked', label: 'Without an account' },
    ],
  },
  {
    kind: 'choice',
    name: 'wants',
    label: 'Needs attention',
    any: 'Any',
    options: [
      { value: 'proposal', label: 'Changes wait for us' },
      { value: 'no-rate', label: 'No fee yet' },
      { value: 'no-payout', label: 'No account to pay to' },
      { value: 'register', label: 'Register entry unchecked, or ends within 30 days' },
    ],
  },
] as const satisfies readonly Filter[];
