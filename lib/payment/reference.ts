import { referenceOf } from '@/lib/format/reference';

/** "P-5544AB12": the short name of a payment on screens and in mails. The key stays its id. */
export function paymentReference(id: string): string {
  return `P-${referenceOf(id)}`;
}
