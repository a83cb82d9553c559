import { formatRupees } from '@/lib/format/money';
import { type PaymentStatus, paymentStatusLabels } from '@/lib/payment/rules';

/** Steps of the payee, or an admin, on a submission. */
export type VerificationStep = Extract<PaymentStatus, 'verified' | 'rejected' | 'refunded'>;

export const stepFrom: Readonly<Record<VerificationStep, readonly PaymentStatus[]>> = {
  verified: ['pending', 'matched'],
  rejected: ['pending', 'matched'],
  refunded: ['verified'],
};

export const verificationTasks = {
  mail: 'send-payment-mail',
  mailPayee: 'send-payee-mail',
} as const;

export const longestReason = 1_000;

/** Characters of an admin's reason to act for a therapist. */
export const longestOnBehalf = 300;

/** Most payments verified by one submit. */
export const mostAtOnce = 100;

/** The present state, with the note that nothing changed. */
export function stands(status: PaymentStatus): string {
  const words: Readonly<Record<PaymentStatus, string>> = {
    pending: 'This payment is still being checked.',
    matched: 'This payment is matched with a bank credit and waits for verification.',
    verified: 'This payment has already been verified.',
    rejected: 'This payment has already been rejected.',
    refunded: 'This payment has already been refunded.',
  };
  return `${words[status]} Nothing was changed.`;
}

/** The advice for a report next to another payment. */
const answerOtherwise =
  'Nothing was changed. If this money arrived too, send it back and write that down; if nothing arrived, close the report.';

export const verificationMessages = {
  verified: 'Verified. The payer has been told, and the receipt is made out.',
  rejected: 'Rejected. The payer has been told the reason.',
  refunded: 'Marked as refunded. The payer has been told, and the credit note is made out.',
  refundedInPart: 'Written down. The payer has been told, and a credit note over this part is made out.',
  unknown: 'This payment is not there any more.',
  reasonOwed: 'This payment went to a therapist’s account. Say why you decide in their place; they read it.',
  reasonOwedTooLong: 'Keep it below 300 characters',
  sentBack:
    'Written down as sent back. The payer has been told. This money never counted, so it has no papers.',
  quotationSettled: `The quotation of this payment is not open for payment: it may have been paid before. ${answerOtherwise}`,
  appointmentPaid: `Another payment for the same appointment has arrived. ${answerOtherwise}`,
  depositPaid: `Another payment for the same place has arrived. ${answerOtherwise}`,
  amountMissing:
    'The fee of this payment was not known when it was made. Type the amount that arrived at the bank.',
  amountDiffers: 'The bank credit matched with this payment has another amount. Nothing was changed.',
  amountShape: 'Type the amount in rupees, such as 9,600 or 1500.50',
  reasonMissing: 'Say why, in words that the payer can use',
  reasonTooLong: 'Keep it below 1,000 characters',
  confirm: 'Tick the box to confirm',
  notSaved: 'We could not save this just now. Nothing was changed: please try again.',
  noneChosen: 'There was nothing to verify any more.',
} as const;

/** A refund above the rest of the payment. */
export function aboveRest(restPaise: number): string {
  return `Only ${formatRupees(restPaise)} of this payment is left to send back. Nothing was changed.`;
}

/** Another refund was recorded since the form was shown. */
export function refundedSince(refundedPaise: number): string {
  return `Meanwhile ${formatRupees(refundedPaise)} of this payment is written down as sent back. Nothing was changed: please look whether this is another part.`;
}

export function verifiedInWords(done: number, selected: number): string {
  const payments = `${done} ${done === 1 ? 'payment' : 'payments'} verified`;
  if (done === selected) return `${payments}. The payers have been told.`;
  return `${payments}, ${selected - done} left as they are because they have changed meanwhile.`;
}

/** The queue's names for the states; the payer reads a different one for the first. */
export const queueLabels: Readonly<Record<PaymentStatus, string>> = {
  ...paymentStatusLabels,
  pending: 'To be checked',
  matched: 'Matched',
};
