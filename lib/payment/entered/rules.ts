import { formatRupees } from '@/lib/format/money';
import type { EnteredMethod } from '@/lib/payment/transaction/rules';

export const enteredFormKind = 'entered-payment';

/** Page of a session's money below the therapist's payments; the appointment's id follows. */
export const enterPath = '/therapist-dashboard/payments/enter';

/** The methods in the words of the therapist's form. */
export const enteredWays: Readonly<Record<EnteredMethod, string>> = {
  cash: 'Cash',
  cheque: 'Cheque',
  own_app: 'Seen in my app',
};

/** Reasons why no payment can be entered for an appointment, each with its sentence. */
export const entryRefusals = {
  unknown: 'This is not one of your sessions. Nothing was saved.',
  cancelled: 'This session is cancelled, so no payment was entered for it.',
  plan: 'A prepaid plan pays for this session, so no payment was entered for it.',
  free: 'This session is free of charge, so no payment was entered for it.',
  paid: 'This session is already paid in full. Nothing was saved.',
  reported:
    'Your client has reported a payment for this session. Confirm or reject it first. Nothing was saved.',
  'entered-before':
    'A payment is already entered for this session, and its fee is not agreed. Undo the entry if its amount is wrong. Nothing was saved.',
} as const;

export type EntryRefusal = keyof typeof entryRefusals;

export const enteredMessages = {
  saved: 'Saved, with a numbered receipt. It is marked “Entered, not proven”.',
  undone: 'Undone. We keep the entry and its receipt, marked as undone.',
  undoneBefore: 'This entry was already undone. Nothing was changed.',
  refunded: 'Part of this payment was refunded, so the entry cannot be undone.',
  gone: 'We could not find this entry among yours. Nothing was changed.',
  givenBack: 'Recorded, with a numbered credit note.',
  amount: 'Type the amount in rupees, such as 1,800 or 1500.50',
  method: 'Choose how you were paid',
  day: 'Enter the day on which you got the money, like 24/12/2026: today or earlier',
  noteTooLong: 'Keep it to 64 characters',
  reason: 'Enter the reason; your client reads it',
  reasonTooLong: 'Keep it below 1,000 characters',
  confirm: 'Tick the box to confirm',
  notSaved: 'We could not save this. Nothing was changed. Please try again.',
} as const;

/** The message for an amount above what is open of the fee. */
export function aboveFee(openPaise: number): string {
  return `Only ${formatRupees(openPaise)} of the fee is open. Nothing was saved.`;
}

/** The message if a payment was entered, undone or refunded since the form was shown. */
export function paidSince(paidPaise: number): string {
  return `In the meantime, this session has ${formatRupees(paidPaise)} of payments. Nothing was saved. Please check whether this is another payment.`;
}

/** The message for a refund above what is left of an entered payment. */
export function aboveRest(restPaise: number): string {
  return restPaise > 0
    ? `Only ${formatRupees(restPaise)} of this payment is left. Nothing was saved.`
    : 'This payment is already refunded in full. Nothing was saved.';
}
