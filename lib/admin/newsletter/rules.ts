import type { Filter } from '@/lib/admin/table/filters';

/** Where an address stands on the list of the newsletter. */
export const subscriberStates = {
  subscribed: 'Subscribed',
  asked: 'Not confirmed',
  left: 'Left',
} as const;

export type SubscriberState = keyof typeof subscriberStates;

export const subscriberFilters = [
  { kind: 'search', name: 'q', label: 'Email contains' },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'All states',
    options: Object.entries(subscriberStates).map(([value, label]) => ({ value, label })),
  },
] as const satisfies readonly Filter[];

export const subscriberMessages = {
  removed: 'Removed from the list. No further newsletter goes to this address.',
  goneBefore: 'This address was off the list already.',
  notRemoved: 'We could not remove this address just now. Please try again.',
} as const;
