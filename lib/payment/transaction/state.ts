import { refundedInPart } from '@/lib/payment/refund/rules';
import type { TransactionView } from '@/lib/payment/transaction/queries';
import { enteredMark, isEntered, moneyStates } from '@/lib/payment/transaction/rules';

/** The state of a payment and of its refund, the same wherever it is shown. Each state marks money that the therapist entered. */
export function transactionState({
  state,
  refund,
  method,
}: Pick<TransactionView, 'state' | 'refund' | 'method'>): string {
  const words = refund ? refundedInPart : moneyStates[state];
  if (!isEntered(method) || words === enteredMark || state === 'undone') return words;
  return `${enteredMark} · ${words}`;
}
