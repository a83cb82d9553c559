import { choiceFilter, dayFilters, type Filter } from '@/lib/admin/table/filters';
import { cardProviders, providerNames } from '@/lib/payment/provider/rules';

/** States of a card payment for the team. `returning`: the money arrived and a refund is on its way. */
export const cardStates = {
  paid: 'Paid',
  returning: 'Being refunded',
  refunded: 'Refunded',
  pending: 'Page is open',
  failed: 'Not paid',
} as const;

export type CardState = keyof typeof cardStates;

export const cardFilters = [
  {
    kind: 'search',
    name: 'q',
    label: 'Payer or reference',
    hint: 'Name, email, or the card company’s reference',
  },
  choiceFilter('state', 'State', cardStates, 'All'),
  choiceFilter(
    'company',
    'Card company',
    cardProviders.map((value) => ({ value, label: providerNames[value] })),
    'Both',
  ),
  ...dayFilters('Until'),
] as const satisfies readonly Filter[];
