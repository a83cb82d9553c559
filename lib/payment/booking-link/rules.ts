/** What the payer who chooses a time has just paid. */
export type PaidVisit = {
  /** "₹9,600.50"; null while the fee is to be confirmed. */
  readonly amount: string | null;
  /** What it was for, in one line. */
  readonly title: string;
  readonly checked: boolean;
  /** Whether what was paid is longer than the appointment that is chosen now, which is the talk before it. */
  readonly firstTalk: boolean;
};

/** What the time is for that the payer chooses. */
export function purposeInWords({ firstTalk }: PaidVisit): string {
  return firstTalk
    ? 'Choose the time of a first talk here. In it we agree with you on the day, the length and the place of what you bought. '
    : 'Choose the time for it here. ';
}

/** "You paid ₹1,500.00: Session with Asha Rao." */
export function paidInWords({ amount, title }: PaidVisit): string {
  return amount ? `You paid ${amount}: ${title}.` : `You paid for: ${title}.`;
}

/** Whether the money is at the bank; in neither case does anybody pay again. */
export function arrivalInWords({ checked }: PaidVisit): string {
  return checked ? 'The payment has arrived.' : 'The payment is still being checked; you need not pay again.';
}
