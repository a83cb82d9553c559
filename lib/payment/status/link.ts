import 'server-only';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

const purpose = 'payment-status';
const day = 86_400_000;

/** A link works for half a year, long after any refund. Whole days, so that equal answers stay equal. */
const daysOpen = 180;

/** Address where the payer sees the state of one payment; for mails and the success screen. */
export function paymentStatusAddress(submissionId: string, now: Date = new Date()): string {
  const until = (Math.floor(now.getTime() / day) + daysOpen) * day;
  return `${env.APP_URL}/payment/status/${signId(purpose, submissionId, until)}`;
}

/** The submission of such an address, or undefined when it is forged or too old. */
export function submissionOfStatusToken(token: string, now: Date = new Date()): string | undefined {
  return idOfSigned(purpose, token, now.getTime());
}
