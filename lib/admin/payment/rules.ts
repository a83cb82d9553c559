import { choiceFilter, dayFilters, type Filter } from '@/lib/admin/table/filters';
import { refundedInPart } from '@/lib/payment/refund/rules';
import { type PaymentStatus, paymentStatuses } from '@/lib/payment/rules';
import { queueLabels } from '@/lib/payment/verification/rules';

export const waitingStatuses: readonly PaymentStatus[] = ['pending', 'matched'];

/** Filter value for verified payments with a partial refund. */
export const partState = 'part';

export const paymentFilters = [
  { kind: 'search', name: 'q', label: 'Payer or reference', hint: 'Name, email or any reference' },
  choiceFilter(
    'state',
    'State',
    [
      ...paymentStatuses.map((value) => ({ value, label: queueLabels[value] })),
      { value: partState, label: refundedInPart },
      { value: 'all', label: 'All payments' },
    ],
    'All open',
  ),
  choiceFilter('payee', 'Paid to', { house: 'Our service', therapists: 'Therapists' }, 'Everybody'),
  ...dayFilters('Until'),
] as const satisfies readonly Filter[];
