import { amountInWords } from '@/lib/payment/transaction/rules';

/** Money of which a part went back. Paise or cents. */
export type PartRefund = {
  readonly refundedPaise: number;
  readonly paidPaise: number;
};

/** What went back of a payment, if it is a part; null for nothing and for the whole. */
export function partOf(paidPaise: number, refundedPaise: number): PartRefund | null {
  return refundedPaise > 0 && refundedPaise < paidPaise ? { refundedPaise, paidPaise } : null;
}

/** "₹1,000.00 of ₹3,000.00" */
export function partInWords({ refundedPaise, paidPaise }: PartRefund, currency = 'INR'): string {
  const words = (amountPaise: number) => amountInWords({ amountPaise, currency });
  return `${words(refundedPaise)} of ${words(paidPaise)}`;
}

/** The state of a payment of which a part went back. */
export const refundedInPart = 'Refunded in part';

/** "Refunded in part, ₹1,000.00 of ₹3,000.00" */
export function partRefundInWords(part: PartRefund, currency = 'INR'): string {
  return `${refundedInPart}, ${partInWords(part, currency)}`;
}
