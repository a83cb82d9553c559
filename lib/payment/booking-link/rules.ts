import { formatRupees } from '@/lib/format/money';

/** The payment of a payer who chooses a time. */
export type PaidVisit = {
  /** "₹9,600.50"; null while the fee is to be confirmed. */
  readonly amount: string | null;
  /** The paid service, in one line. */
  readonly title: string;
  readonly checked: boolean;
  /** Whether the paid service is longer than the chosen appointment, which is the talk before it. */
  readonly firstTalk: boolean;
  /** Paise of a cancelled appointment's payment that pay this one. */
  readonly movedPaise?: number;
};

/** Money due back that pays another appointment. */
export function paidVisitOf({
  amountPaise,
  arrived,
}: {
  readonly amountPaise: number;
  readonly arrived: boolean;
}): PaidVisit {
  return {
    amount: formatRupees(amountPaise),
    title: 'the appointment that was cancelled. It pays for this one instead',
    checked: arrived,
    firstTalk: false,
    movedPaise: amountPaise,
  };
}

/** The consequence of a higher or lower price of the new appointment; null for the same fee. */
export function otherFeeInWords({ movedPaise }: PaidVisit, feePaise: number | null): string | null {
  if (movedPaise === undefined || feePaise === null || feePaise === movedPaise) return null;
  const over = movedPaise - feePaise;
  return over > 0
    ? `This one costs ${formatRupees(feePaise)}: the other ${formatRupees(over)} goes back to you.`
    : `This one costs ${formatRupees(feePaise)}. Whether the other ${formatRupees(-over)} is paid is agreed between the two of you.`;
}

/** Purpose of the chosen time. */
export function purposeInWords({ firstTalk }: PaidVisit): string {
  return firstTalk
    ? 'Choose the time of a first talk here. In it we agree with you on the day, the length and the place of what you bought. '
    : 'Choose the time for it here. ';
}

/** "You paid ₹1,500.00: Session with Asha Rao." */
export function paidInWords({ amount, title, movedPaise }: PaidVisit): string {
  return amount
    ? `You paid ${amount}${movedPaise === undefined ? ':' : ' for'} ${title}.`
    : `You paid for: ${title}.`;
}

/** Whether the money has been found at the bank; either way the payer pays nothing more. */
export function arrivalInWords({ checked }: PaidVisit): string {
  return checked ? 'The payment has arrived.' : 'The payment is still being checked; you need not pay again.';
}
