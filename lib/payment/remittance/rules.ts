import { formatRupees } from '@/lib/format/money';

export const remittanceTasks = { mail: 'send-remittance-mail' } as const;

/** Payments that the service received for a therapist, and its transfers to them; all in paise. */
export type HouseAccount = {
  readonly receivedPaise: number;
  readonly refundedPaise: number;
  readonly passedOnPaise: number;
};

/** The service's debt to the therapist; below zero if refunds followed a transfer. */
export function owedPaise({ receivedPaise, refundedPaise, passedOnPaise }: HouseAccount): number {
  return receivedPaise - refundedPaise - passedOnPaise;
}

/** "₹1,500", "−₹500" */
export function signedRupees(paise: number): string {
  return paise < 0 ? `−${formatRupees(-paise)}` : formatRupees(paise);
}

/**
 * The debt in one sentence.
 * @param whom "you", or the therapist's name
 */
export function owedInWords(account: HouseAccount, whom: string): string {
  const owed = owedPaise(account);
  if (owed > 0) return `${formatRupees(owed)} is owed to ${whom}.`;
  if (owed === 0) return `Nothing is owed to ${whom} at present.`;
  return `${formatRupees(-owed)} more was paid out to ${whom} than is left after refunds. We deduct it from the next payments.`;
}

export const remittanceMessages = {
  recorded: 'Recorded. We have notified the therapist.',
  takenBack: 'Undone. We have notified the therapist.',
  takenBackBefore: 'This was already undone. Nothing was changed.',
  unknown: 'This no longer exists.',
  amount: 'Type the amount in rupees, such as 9,600 or 1500.50',
  day: 'Enter the day of your transfer, like 24/12/2026: today or earlier',
  reference: 'Enter the reference of your transfer, as the bank shows it',
  referenceTooLong: 'Keep it to 64 characters',
  reason: 'Enter a clear reason for the therapist',
  reasonTooLong: 'Keep it below 1,000 characters',
  confirm: 'Tick the box to confirm',
  notSaved: 'We could not save this. Nothing was changed. Please try again.',
} as const;

export function aboveOwed(owed: number): string {
  return owed > 0
    ? `Only ${formatRupees(owed)} is owed. Nothing was saved.`
    : 'Nothing is owed. Nothing was saved.';
}

export function passedOnSince(passedOnPaise: number): string {
  return `In the meantime, a total of ${formatRupees(passedOnPaise)} has been recorded as paid out. Nothing was saved. Please check whether this is another transfer.`;
}
