import 'server-only';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';

const purpose = 'receipt';
const validMs = 90 * 86_400_000;

/** Address of a receipt for a payer without an account; their mail carries it, and it opens for 90 days. */
export function receiptLink(id: string, now: Date): string {
  return `${env.APP_URL}/api/receipts/${signId(purpose, id, now.getTime() + validMs)}`;
}

/** The receipt behind such an address; undefined for a forged or old one. */
export function receiptOfLink(token: string, now: Date): string | undefined {
  return idOfSigned(purpose, token, now.getTime());
}
