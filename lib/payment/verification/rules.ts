import { formatRupees } from '@/lib/format/money';
import { type PaymentStatus, paymentStatusLabels } from '@/lib/payment/rules';

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

export const mostAtOnce = 100;

/** The present state, with the note that nothing changed. */
export function presentState(status: PaymentStatus): string {
  const words: Readonly<Record<PaymentStatus, string>> = {
    pending: 'This payment is still being checked.',
    matched: 'This payment is matched with a bank credit. You can verify it now.',
    verified: 'This payment has already been verified.',
    rejected: 'This payment has already been rejected.',
    refunded: 'This payment has already been refunded.',
  };
  return `${words[status]} Nothing was changed.`;
}

const answerOtherwise =
  'Nothing was changed. If this money also arrived, refund it and record the refund. If not, close the report.';

export const verificationMessages = {
  verified: 'Verified. We have notified the payer and issued the receipt.',
  rejected: 'Rejected. We have told the payer the reason.',
  refunded: 'Marked as refunded. We have notified the payer and issued the credit note.',
  refundedInPart: 'Recorded. We have notified the payer and issued a credit note for this part.',
  unknown: 'This payment no longer exists.',
  reasonOwed:
    'This payment went to a therapist’s account. Enter a reason for acting for them. The therapist can read it.',
  reasonOwedTooLong: 'Keep it below 300 characters',
  sentBack:
    'Recorded as refunded. We have notified the payer. This payment was never counted, so there is no credit note.',
  quotationSettled: `The quotation of this payment is not open for payment: it may have been paid before. ${answerOtherwise}`,
  appointmentPaid: `Another payment for the same appointment has arrived. ${answerOtherwise}`,
  depositPaid: `Another payment for the same place has arrived. ${answerOtherwise}`,
  amountMissing: 'The fee was not known when this payment was made. Enter the amount received in the bank.',
  amountDiffers: 'The bank credit matched with this payment has another amount. Nothing was changed.',
  amountShape: 'Type the amount in rupees, such as 9,600 or 1500.50',
  reasonMissing: 'Enter a clear reason for the payer',
  reasonTooLong: 'Keep it below 1,000 characters',
  confirm: 'Tick the box to confirm',
  notSaved: 'We could not save this. Nothing was changed. Please try again.',
  noneChosen: 'There was nothing left to verify.',
} as const;

/** "1 booked meeting", "2 booked meetings". */
export const meetingsBooked = (count: number) => `${count} booked ${count === 1 ? 'meeting' : 'meetings'}`;

export function aboveRest(restPaise: number): string {
  return `Only ${formatRupees(restPaise)} of this payment is left to refund. Nothing was changed.`;
}

export function refundedSince(refundedPaise: number): string {
  return `In the meantime, ${formatRupees(refundedPaise)} of this payment has been recorded as refunded. Nothing was changed. Please check whether this is another part.`;
}

export function verifiedInWords(done: number, selected: number): string {
  const payments = `${done} ${done === 1 ? 'payment' : 'payments'} verified`;
  if (done === selected) return `${payments}. We have notified the payers.`;
  return `${payments}, ${selected - done} skipped because they changed in the meantime.`;
}

/** The queue's names for the states; the payer reads a different one for the first. */
export const queueLabels: Readonly<Record<PaymentStatus, string>> = {
  ...paymentStatusLabels,
  pending: 'To be checked',
  matched: 'Matched',
};
