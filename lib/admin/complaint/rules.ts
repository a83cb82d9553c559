import type { Filter } from '@/lib/admin/table/filters';

export const complaintStates = {
  received: 'Not acknowledged',
  acknowledged: 'To be answered',
  answered: 'Answered',
} as const;

export const complaintFilters = [
  { kind: 'search', name: 'q', label: 'Name, email or subject contains' },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'All states',
    options: Object.entries(complaintStates).map(([value, label]) => ({ value, label })),
  },
] as const satisfies readonly Filter[];

export const complaintMessages = {
  answered: 'The answer is kept, and a mail is on its way.',
  answeredBefore: 'This complaint was answered already. Reload the page to read the answer.',
  acknowledged: 'Noted: the person knows that we have it.',
  acknowledgedBefore: 'This was acknowledged already.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
