import type { Filter } from '@/lib/admin/table/filters';
import { type PaymentStatus, paymentStatuses } from '@/lib/payment/rules';
import { queueLabels } from '@/lib/payment/verification/rules';

/** What stands in the queue when nothing is asked for. */
export const waitingStatuses: readonly PaymentStatus[] = ['pending', 'matched'];

export const paymentFilters = [
  { kind: 'search', name: 'q', label: 'Payer or reference', hint: 'Name, email or any reference' },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'All that wait',
    options: [
      ...paymentStatuses.map((value) => ({ value, label: queueLabels[value] })),
      { value: 'all', label: 'All payments' },
    ],
  },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'Until' },
] as const satisfies readonly Filter[];
