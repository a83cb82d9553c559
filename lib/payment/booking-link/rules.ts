/** What the payer who chooses a time has just paid. */
export type PaidVisit = {
  /** "₹9,600.50"; null while the fee is to be confirmed. */
  readonly amount: string | null;
  /** What it was for, in one line. */
  readonly title: string;
  readonly checked: boolean;
};

/** "You paid ₹1,500.00: Session with Asha Rao." */
export function paidInWords({ amount, title }: PaidVisit): string {
  return amount ? `You paid ${amount}: ${title}.` : `You paid for: ${title}.`;
}

/** Whether the money is at the bank; in neither case does anybody pay again. */
export function arrivalInWords({ checked }: PaidVisit): string {
  return checked ? 'The payment has arrived.' : 'The payment is still being checked; you need not pay again.';
}
