import { formatRupees } from '@/lib/format/money';

export type CarriedPayment = {
  /** "₹9,600.50"; null while the fee is to be confirmed. */
  readonly amount: string | null;
  readonly title: string;
  readonly checked: boolean;
  /** Whether the paid service is longer than the chosen appointment, which is the talk before it. */
  readonly firstTalk: boolean;
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
    firstTalk: false,
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

export function purposeInWords({ firstTalk }: CarriedPayment): string {
  return firstTalk
    ? 'Choose a time for a first talk. In the talk we agree on the date, length and place of your purchase. '
    : 'Choose the time for it here. ';
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
