import { settledInWords } from '@/components/admin/payment/settled-note';
import { type CreditSums, freeOf, shareOf, sharesInWords } from '@/lib/care/plan/credit/rules';
import { formatRupees, rupeesOf, shortRupees } from '@/lib/format/money';
import { type PartRefund, partInWords } from '@/lib/payment/refund/rules';
import type { Due } from '@/lib/payment/refund-due/rules';
import { meetingsBooked } from '@/lib/payment/verification/rules';
import type { SettledOtherwise } from '@/lib/payment/verification/settled-otherwise';

/** A field as a person finds it. */
type FieldWords = { readonly label: string; readonly hint?: string; readonly value?: string };

/** Words of the form that tells the payer that their report does not count. */
export type RejectWords = {
  readonly title: string;
  readonly reason: FieldWords;
  readonly button: string;
};

/** The money cannot be found. */
export const notFound: RejectWords = {
  title: 'Not received',
  reason: {
    label: 'Reason',
    hint: 'The payer can read it. Say what you checked and what they can do.',
  },
  button: 'Not received: notify the payer',
};

/** No money arrived for a report whose subject was paid in another way. */
export const nothingArrived = (settled: SettledOtherwise): RejectWords => ({
  title: 'No money received',
  reason: {
    label: 'Message to the payer',
    value: `${settledInWords(settled)} No money was received for this report, so it is closed.`,
  },
  button: 'Close the report and notify the payer',
});

/** Words of the form that records money sent back. */
export type RefundWords = {
  readonly title: string;
  /** The words that open it; without them it is open. */
  readonly behind?: string;
  readonly amount: FieldWords;
  readonly reason: string;
  readonly papers: string;
  readonly button: string;
};

/** The money of a report arrived beside another payment. */
export const arrivedToo = (amountPaise: number | null): RefundWords => ({
  title: 'Also received',
  behind: 'Also received: refund it',
  amount: {
    label: 'Amount received and refunded, in rupees',
    value: amountPaise ? shortRupees(rupeesOf(amountPaise)) : '',
  },
  reason: 'Reference of your transfer, and a note for the payer',
  papers: 'This payment was never counted, so there is no receipt or credit note.',
  button: 'Record the refund',
});

/**
 * All that is left of a verified payment goes back, or less of it.
 * @param due what has to go back of it: the form offers that amount
 * @param plan the account of the plan that the payment made, of which whole sessions go back
 * @param meetings booked with the payment, and not begun
 */
export function refund(
  { paidPaise, refundedPaise }: PartRefund,
  plan: CreditSums | null,
  due: Due | null = null,
  meetings = 0,
): RefundWords {
  const left = plan ? shareOf(plan, freeOf(plan)) : paidPaise - refundedPaise;
  const owed = due && due.ended === null ? due.amountPaise - due.sentPaise : left;
  const rest = Math.min(owed, left);
  const before = refundedPaise > 0 ? `${partInWords({ paidPaise, refundedPaise })} already refunded. ` : '';
  const most = plan
    ? sharesInWords(plan)
    : `At most ${formatRupees(left)}.${before ? '' : ' Enter less to refund a part.'}`;
  return {
    title: 'Record a refund of this payment',
    // Money that has to go back is the next step, so its form is open.
    ...(due?.ended !== null && { behind: 'Refund' }),
    amount: {
      label: 'Amount refunded, in rupees',
      hint: before + most,
      value: rest > 0 ? shortRupees(rupeesOf(rest)) : '',
    },
    reason: 'Reason and reference of your transfer',
    papers: `A credit note is issued at once and cannot be undone.${meetings > 0 ? ` If the whole payment is refunded, ${meetingsBooked(meetings)} will be cancelled.` : ''}`,
    button: 'Record refund',
  };
}
