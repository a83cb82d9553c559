import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

export const subscriberStates = {
  subscribed: 'Subscribed',
  asked: 'Not confirmed',
  left: 'Unsubscribed',
} as const;

export type SubscriberState = keyof typeof subscriberStates;

export const subscriberFilters = [
  searchFilter('Email contains'),
  choiceFilter('state', 'State', subscriberStates, 'All states'),
];

export const subscriberMessages = {
  removed: 'Removed from the list. No further newsletter goes to this address.',
  goneBefore: 'This address was already off the list.',
  notRemoved: 'We could not remove this address just now. Please try again.',
} as const;
