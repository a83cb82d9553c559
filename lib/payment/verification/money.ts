import 'server-only';
import { paiseOf, rupeesOf } from '@/lib/format/money';
import { subjectInWords } from '@/lib/payment/subject-words';
import type { PaymentMethod } from '@/lib/payment/transaction/rules';
import type { ReviewedPayment } from '@/lib/payment/verification/payment';
import type { Tx } from '@/lib/server/db';

/**
 * The payment method, from the words of the bank line or else from the reference: UPI references have twelve
 * digits, those of NEFT and RTGS begin with letters of the bank.
 */
function methodOf(narration: string | null, reference: string): PaymentMethod {
  if (narration !== null) {
    if (/\b(?:NEFT|RTGS|IMPS|CHQ|CHEQUE)\b/i.test(narration)) return 'bank_transfer';
    if (/\bUPI\b|@/i.test(narration)) return 'upi';
  }
  return /^\s*[A-Za-z]{4}/.test(reference) ? 'bank_transfer' : 'upi';
}

/**
 * Paise received: the amount due or, if unknown, the amount from the bank or the reviewer. Null if neither
 * gives one, or if the bank has another amount.
 */
export function arrivedPaise(
  payment: ReviewedPayment,
  received: number | null,
):
  | { readonly paise: number }
  | { readonly paise: null; readonly because: 'amount-missing' | 'amount-differs' } {
  const duePaise = paiseOf(payment.amount.toFixed(2));
  const credited = payment.bankCredits.map(({ amount }) => paiseOf(amount.toFixed(2)) ?? 0);
  const arrived = credited.length > 0 ? credited.reduce((sum, paise) => sum + paise, 0) : null;
  const paise = payment.feeToBeConfirmed || !duePaise ? (arrived ?? received) : duePaise;
  if (paise === null) return { paise, because: 'amount-missing' };
  return arrived !== null && arrived !== paise ? { paise: null, because: 'amount-differs' } : { paise };
}

/**
 * Paise that were received without a subject and refunded: from the bank credits, else from the reviewer,
 * else the reported amount. Null if bank and reviewer differ, or none is known.
 */
export function sentBackPaise(
  payment: ReviewedPayment,
  said: number | null,
): ReturnType<typeof arrivedPaise> {
  const credited = payment.bankCredits.reduce(
    (sum, { amount }) => sum + (paiseOf(amount.toFixed(2)) ?? 0),
    0,
  );
  const paise = credited || said || paiseOf(payment.amount.toFixed(2));
  if (!paise) return { paise: null, because: 'amount-missing' };
  return said !== null && said !== paise ? { paise: null, because: 'amount-differs' } : { paise };
}

export async function recordMoney(
  tx: Tx,
  payment: ReviewedPayment,
  paise: number,
  now: Date,
): Promise<string> {
  const { id, bankCredits, quotation, referenceNumber } = payment;
  const [credit] = bankCredits;
  const money = {
    status: 'paid',
    amount: rupeesOf(paise),
    method: methodOf(credit?.narration ?? null, referenceNumber),
    paidAt: credit?.creditedAt ?? now,
  };
  const transaction = await tx.transaction.upsert({
    where: { paymentSubmissionId: id },
    update: money,
    create: {
      ...money,
      paymentSubmissionId: id,
      clientId: quotation?.clientId ?? payment.appointment?.participants[0]?.clientId ?? payment.clientId,
      therapistId: payment.therapistId,
      quotationId: payment.quotationId,
      appointmentId: payment.appointmentId,
      productSlug: payment.productSlug,
      internshipApplicationId: payment.internshipApplicationId,
      description: subjectInWords({ ...payment, appointment: null }),
    },
    select: { id: true },
  });
  return transaction.id;
}
