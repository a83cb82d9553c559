import 'server-only';
import type { DueEnd, DueReason } from '@/lib/payment/refund-due/rules';
import type { Tx } from '@/lib/server/db';

type Open = {
  readonly id: string;
  readonly amountPaise: number;
  readonly beforePaise: number;
  readonly reason: DueReason;
};

/** Locks the open row of a payment; null without one. */
export async function lockOpen(tx: Tx, paymentId: string): Promise<Open | null> {
  const [row] = await tx.$queryRaw<Open[]>`
    SELECT id::text AS id, reason, (amount * 100)::int AS "amountPaise", (refunded_before * 100)::int AS "beforePaise" FROM refunds_due
    WHERE (payment_submission_id = ${paymentId}::uuid OR transaction_id = ${paymentId}::uuid) AND ended_at IS NULL
    FOR UPDATE`;
  return row ?? null;
}

/** Ends the open row of a payment; an ended one does not change. */
export async function end(
  tx: Tx,
  id: string,
  endedBecause: DueEnd,
  now: Date,
  usedBookingId?: string,
): Promise<void> {
  await tx.refundDue.updateMany({
    where: { id, endedAt: null },
    data: { endedAt: now, endedBecause, usedBookingId: usedBookingId ?? null },
  });
}

/**
 * Ends a due refund once its full amount is refunded, in the transaction of the refund; after a part the rest
 * stays due.
 * @param refundedPaise the refunded sum of the payment so far
 */
export async function followRefund(
  tx: Tx,
  transactionId: string,
  { refundedPaise, whole }: { readonly refundedPaise: number; readonly whole: boolean },
  now: Date,
): Promise<void> {
  const { paymentSubmissionId } = await tx.transaction.findUniqueOrThrow({
    where: { id: transactionId },
    select: { paymentSubmissionId: true },
  });
  const open = await lockOpen(tx, paymentSubmissionId ?? transactionId);
  if (open && (whole || refundedPaise - open.beforePaise >= open.amountPaise))
    await end(tx, open.id, 'sent', now);
}
