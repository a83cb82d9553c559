import { amountInWords } from '@/lib/payment/transaction/rules';

/** A partially refunded amount. Paise or cents. */
export type PartRefund = {
  readonly refundedPaise: number;
  readonly paidPaise: number;
};

/** The partial refund of a payment; null for none and for a full one. */
export function partOf(paidPaise: number, refundedPaise: number): PartRefund | null {
  return refundedPaise > 0 && refundedPaise < paidPaise ? { refundedPaise, paidPaise } : null;
}

/** "₹1,000 of ₹3,000" */
export function partInWords({ refundedPaise, paidPaise }: PartRefund, currency = 'INR'): string {
  const words = (amountPaise: number) => amountInWords({ amountPaise, currency });
  return `${words(refundedPaise)} of ${words(paidPaise)}`;
}

export const refundedInPart = 'Refunded in part';

/** "Refunded in part, ₹1,000 of ₹3,000" */
export function partRefundInWords(part: PartRefund): string {
  return `${refundedInPart}, ${partInWords(part)}`;
}
