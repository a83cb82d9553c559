import 'server-only';
import { env } from '@/lib/env';
import { idOfSigned, signId } from '@/lib/signed-id';

const purpose = 'payment-status';
const day = 86_400_000;

/** A link works for half a year; refunds are long done by then. Whole days, so that equal answers stay equal. */
const daysOpen = 180;

/** Address at which the payer sees what became of one payment; for mails and the success screen. */
export function paymentStatusAddress(submissionId: string, now: Date = new Date()): string {
  const until = (Math.floor(now.getTime() / day) + daysOpen) * day;
  return `${env.APP_URL}/payment/status/${signId(purpose, submissionId, until)}`;
}

/** The submission that such an address names, or undefined when it is forged or too old. */
export function submissionOfStatusToken(token: string, now: Date = new Date()): string | undefined {
  return idOfSigned(purpose, token, now.getTime());
}
