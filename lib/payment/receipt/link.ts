import 'server-only';
import { env } from '@/lib/env';
import { idOfSigned, signId } from '@/lib/signed-id';

const purpose = 'receipt';
const validMs = 90 * 86_400_000;

/** Address of a receipt for a payer without an account; it goes into the mail to them and opens for 90 days. */
export function receiptLink(id: string, now: Date): string {
  return `${env.APP_URL}/api/receipts/${signId(purpose, id, now.getTime() + validMs)}`;
}

/** The receipt that such an address opens; undefined for a forged or old one. */
export function receiptOfLink(token: string, now: Date): string | undefined {
  return idOfSigned(purpose, token, now.getTime());
}
