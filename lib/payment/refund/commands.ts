import 'server-only';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import type { PartRefund } from '@/lib/payment/refund/rules';
import { followRefund } from '@/lib/payment/refund-due/ending';
import type { Tx } from '@/lib/server/db';

export type RecordedRefund = PartRefund & {
  readonly id: string;
  /** Whether the payment is fully refunded. */
  readonly whole: boolean;
};

/** Locks a payment and reads its refunded sum, so that of two refunds at once the second sees the first. */
export async function lockPaid(tx: Tx, transactionId: string): Promise<PartRefund> {
  await tx.$queryRaw`SELECT 1 FROM transactions WHERE id = ${transactionId}::uuid FOR UPDATE`;
  const { amount, refundedAmount } = await tx.transaction.findUniqueOrThrow({
    where: { id: transactionId },
    select: { amount: true, refundedAmount: true },
  });
  return { paidPaise: paiseIn(amount), refundedPaise: paiseIn(refundedAmount) };
}

/** The verified money of a payment and its refunds; null while none is verified. */
export async function lockMoneyOf(
  tx: Tx,
  id: string,
): Promise<(PartRefund & { readonly id: string }) | null> {
  await tx.$queryRaw`SELECT 1 FROM payment_submissions WHERE id = ${id}::uuid FOR UPDATE`;
  const transaction = await tx.transaction.findUnique({
    where: { paymentSubmissionId: id },
    select: { id: true },
  });
  return transaction && { id: transaction.id, ...(await lockPaid(tx, transaction.id)) };
}

/**
 * Records a refund of a received payment, at most its remainder. The caller issues the credit note last,
 * because its number stays locked until the commit.
 * @param sent the amount of this refund, and the reason
 * @returns null if the amount is zero or too large; nothing is written then
 */
export async function recordRefund(
  tx: Tx,
  transactionId: string,
  { amountPaise, reason }: { readonly amountPaise: number; readonly reason: string | null },
  now: Date,
): Promise<RecordedRefund | null> {
  const { paidPaise, refundedPaise: before } = await lockPaid(tx, transactionId);
  const refundedPaise = before + amountPaise;
  if (amountPaise <= 0 || refundedPaise > paidPaise) return null;
  const whole = refundedPaise === paidPaise;
  await tx.transaction.update({
    where: { id: transactionId, status: 'paid' },
    data: {
      refundedAmount: rupeesOf(refundedPaise),
      ...(whole && { status: 'refunded', refundedAt: now }),
    },
  });
  const { id } = await tx.refund.create({
    data: { transactionId, amount: rupeesOf(amountPaise), reason, at: now },
    select: { id: true },
  });
  await followRefund(tx, transactionId, { refundedPaise, whole }, now);
  return { id, whole, refundedPaise, paidPaise };
}
