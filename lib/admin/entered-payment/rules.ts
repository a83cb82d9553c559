import { choiceFilter, dayFilters, type Filter } from '@/lib/admin/table/filters';
import { enteredMark, enteredMethods, paymentMethods } from '@/lib/payment/transaction/rules';

/** States of an entered payment; none of them says that it is proven. */
export const enteredStates = { paid: enteredMark, refunded: 'Refunded', undone: 'Undone' } as const;

export type EnteredState = keyof typeof enteredStates;

export const enteredFilters = [
  { kind: 'search', name: 'q', label: 'Payer', hint: 'Name or email' },
  choiceFilter('state', 'State', enteredStates, 'All'),
  choiceFilter(
    'method',
    'Paid by',
    enteredMethods.map((value) => ({ value, label: paymentMethods[value] })),
    'All',
  ),
  ...dayFilters('Until'),
] as const satisfies readonly Filter[];
