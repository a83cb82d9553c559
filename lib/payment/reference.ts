import { referenceOf } from '@/lib/format/reference';

/** "P-5544AB12": the short name of a payment on screens and in mails; its key is the id. */
export function paymentReference(id: string): string {
  return `P-${referenceOf(id)}`;
}

/**
 * The end of the id for a typed or spoken "P-5544AB12", with or without the "P" and the dash, in lower case;
 * null for other text.
 */
export function endOfPaymentId(typed: string): string | null {
  const name = /^\s*(?:p\s*[-–—]?\s*)?([0-9a-f]{8})\s*$/i.exec(typed);
  return name?.[1]?.toLowerCase() ?? null;
}
