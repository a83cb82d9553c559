import 'server-only';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import type { PartRefund } from '@/lib/payment/refund/rules';
import { followRefund } from '@/lib/payment/refund-due/ending';
import type { Tx } from '@/lib/server/db';

/** Money that a payment has sent back: this time, and all of it so far. Paise or cents. */
export type RecordedRefund = PartRefund & {
  readonly id: string;
  /** Whether nothing of the payment is left. */
  readonly whole: boolean;
};

/**
 * Locks a payment and says how much of it has gone back, so that of two refunds at once the second sees the first.
 */
export async function lockPaid(tx: Tx, transactionId: string): Promise<PartRefund> {
  await tx.$queryRaw`SELECT 1 FROM transactions WHERE id = ${transactionId}::uuid FOR UPDATE`;
  const { amount, refundedAmount } = await tx.transaction.findUniqueOrThrow({
    where: { id: transactionId },
    select: { amount: true, refundedAmount: true },
  });
  return { paidPaise: paiseIn(amount), refundedPaise: paiseIn(refundedAmount) };
}

/** The verified money of a payment and what went back of it; null while nothing is verified. */
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
 * Records that money of a received payment went back, never more than is left of it. The caller issues the credit note
 * when everything else is written, because its number stays locked until the commit.
 * @param sent what went back this time, and why
 * @returns null when that is nothing or more than is left; nothing is written then
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
