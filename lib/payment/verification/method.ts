import type { PaymentMethod } from '@/lib/payment/transaction/rules';

/**
 * How money came in, by what the bank's line calls it. Without one the reference tells: those of UPI have twelve
 * digits, those of NEFT and RTGS begin with letters of the bank.
 */
export function methodOf(narration: string | null, reference: string): PaymentMethod {
  if (narration !== null) {
    if (/\b(?:NEFT|RTGS|IMPS|CHQ|CHEQUE)\b/i.test(narration)) return 'bank_transfer';
    if (/\bUPI\b|@/i.test(narration)) return 'upi';
  }
  return /^\s*[A-Za-z]{4}/.test(reference) ? 'bank_transfer' : 'upi';
}
