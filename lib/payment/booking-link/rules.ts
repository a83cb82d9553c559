import { formatRupees } from '@/lib/format/money';
import type { OpenMeeting } from '@/lib/payment/booking-link/meetings';

export type CarriedPayment = {
  /** "₹9,600.50"; null while the fee is to be confirmed. */
  readonly amount: string | null;
  readonly title: string;
  readonly checked: boolean;
  /** The meeting that it books next; null for money of a cancelled appointment. */
  readonly meeting: OpenMeeting | null;
  /** Paise of a cancelled appointment's payment that pay this one. */
  readonly movedPaise?: number;
};

/** Money due back that pays another appointment. */
export function carriedPaymentOf({
  amountPaise,
  arrived,
}: {
  readonly amountPaise: number;
  readonly arrived: boolean;
}): CarriedPayment {
  return {
    amount: formatRupees(amountPaise),
    title: 'the cancelled appointment. We use it for this one instead',
    checked: arrived,
    meeting: null,
    movedPaise: amountPaise,
  };
}

/** The consequence of a higher or lower price of the new appointment; null for the same fee. */
export function otherFeeInWords({ movedPaise }: CarriedPayment, feePaise: number | null): string | null {
  if (movedPaise === undefined || feePaise === null || feePaise === movedPaise) return null;
  const over = movedPaise - feePaise;
  return over > 0
    ? `This one costs ${formatRupees(feePaise)}: we refund the other ${formatRupees(over)} to you.`
    : `This one costs ${formatRupees(feePaise)}. Please agree between you whether the other ${formatRupees(-over)} is paid.`;
}

export function purposeInWords({ meeting }: CarriedPayment): string {
  if (!meeting?.bought) return 'Choose the time for it here. ';
  const { number, of, bought, after, before } = meeting;
  const what = of === 1 ? 'it' : `meeting ${number} of ${of}`;
  const order = [after && `after meeting ${number - 1}`, before && 'before the later one'].filter(Boolean);
  const when = order.length > 0 ? ` It takes place ${order.join(' and ')}.` : '';
  return `Choose the time for ${what} here: ${bought.minutes} minutes.${when} `;
}

/** "You paid ₹1,500: Session with Asha Rao." */
export function paidInWords({ amount, title, movedPaise }: CarriedPayment): string {
  return amount
    ? `You paid ${amount}${movedPaise === undefined ? ':' : ' for'} ${title}.`
    : `You paid for: ${title}.`;
}

/** Whether the money has been found at the bank; either way the payer pays nothing more. */
export function arrivalInWords({ checked }: CarriedPayment): string {
  return checked
    ? 'The payment has arrived.'
    : 'The payment is still being checked. You do not need to pay again.';
}

/** The meeting on the page where its time is chosen, for the form; empty without one. */
export function shownMeeting(payment: CarriedPayment | null): string {
  const { meeting } = payment ?? { meeting: null };
  return meeting?.bought ? `${meeting.number}/${meeting.bought.minutes}` : '';
}
