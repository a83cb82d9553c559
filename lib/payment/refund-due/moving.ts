import 'server-only';
import { freeOf, shareOf } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import { end, lockOpen } from '@/lib/payment/refund-due/ending';
import { movableReasons } from '@/lib/payment/refund-due/rules';
import type { Tx } from '@/lib/server/db';

/** Money that can pay another appointment instead of a refund. */
export type Movable = {
  readonly id: string;
  readonly amountPaise: number;
  readonly arrived: boolean;
};

/**
 * The due refund of a payment that may pay another appointment with the same therapist: the whole fee of a
 * cancelled one, without a refund so far. The payment's id must come from a signed link.
 * @param paymentId of a report or, by card, of its money
 */
export async function movableDue(
  client: Pick<Tx, 'refundDue'>,
  paymentId: string,
  therapistId: string,
): Promise<Movable | null> {
  const found = await client.refundDue.findFirst({
    where: {
      OR: [{ paymentSubmissionId: paymentId }, { transactionId: paymentId }],
      endedAt: null,
      reason: { in: movableReasons },
      refundedBefore: 0,
      amount: { gt: 0 },
      sealed: null,
      booking: { calendar: { therapistId } },
    },
    select: {
      id: true,
      amount: true,
      dueOn: true,
      bookingId: true,
      transaction: { select: { appointmentId: true, refundedAmount: true } },
      paymentSubmission: {
        select: { appointmentId: true, transaction: { select: { refundedAmount: true } } },
      },
    },
  });
  if (!found) return null;
  const { paymentSubmission: report, transaction } = found;
  // A payment that an appointment was booked with is freed in another way, and one that pays another
  // appointment by now stays with it.
  const pays = report?.appointmentId ?? transaction?.appointmentId ?? null;
  const money = transaction ?? report?.transaction;
  if (pays !== found.bookingId || (money && paiseIn(money.refundedAmount) > 0)) return null;
  return { id: found.id, amountPaise: paiseIn(found.amount), arrived: found.dueOn !== null };
}

/** Locks a payment and its due refund, so that of a refund and a booking at once the second sees the first. */
export async function lockDue(tx: Tx, paymentId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM payment_submissions WHERE id = ${paymentId}::uuid FOR UPDATE`;
  await tx.$queryRaw`
    SELECT 1 FROM transactions WHERE id = ${paymentId}::uuid OR payment_submission_id = ${paymentId}::uuid FOR UPDATE`;
  await lockOpen(tx, paymentId);
}

/**
 * Uses a locked payment for another appointment instead of a refund. If the new one costs less, the
 * difference stays due, with the same last day; if it costs more, the two agree on the rest.
 * @param feePaise of the new appointment; null if not agreed
 */
export async function takeAlong(
  tx: Tx,
  {
    due,
    bookingId,
    feePaise,
  }: { readonly due: string; readonly bookingId: string; readonly feePaise: number | null },
  now: Date,
): Promise<void> {
  const {
    amount,
    usedBookingId: _,
    endedAt,
    endedBecause,
    id,
    bookingId: before,
    ...row
  } = await tx.refundDue.findUniqueOrThrow({
    where: { id: due },
    omit: { sealed: true, sealedKey: true },
  });
  const { paymentSubmissionId, transactionId } = row;
  const money = paymentSubmissionId ? { paymentSubmissionId } : { id: transactionId ?? '' };
  if (paymentSubmissionId) {
    await tx.paymentSubmission.update({
      where: { id: paymentSubmissionId },
      data: { appointmentId: bookingId },
    });
  }
  await tx.transaction.updateMany({ where: money, data: { appointmentId: bookingId } });
  await end(tx, id, 'used', now, bookingId);
  const over = feePaise === null ? 0 : paiseIn(amount) - feePaise;
  if (over > 0) {
    const { createdAt, ...same } = row;
    await tx.refundDue.create({
      data: { ...same, bookingId: before, amount: rupeesOf(over), createdAt: now },
    });
  }
}

/** The payment pays another appointment, whatever refund was due. */
export async function followUse(tx: Tx, paymentId: string, bookingId: string, now: Date): Promise<void> {
  const open = await lockOpen(tx, paymentId);
  if (open) await end(tx, open.id, 'used', now, bookingId);
}

/** A plan pays an appointment again, so the due refund of its credit shrinks to the rest. */
export async function followPlan(tx: Tx, planId: string, bookingId: string, now: Date): Promise<void> {
  const { quotationId } = await tx.therapyPlan.findUniqueOrThrow({
    where: { id: planId },
    select: { quotationId: true },
  });
  const paid =
    quotationId &&
    (await tx.transaction.findFirst({
      where: { quotationId, returningBecause: null },
      select: { id: true, paymentSubmissionId: true },
    }));
  const open = paid && (await lockOpen(tx, paid.paymentSubmissionId ?? paid.id));
  if (!open) return;
  const sums = await sumsOfPlan(tx, planId);
  const left = shareOf(sums, freeOf(sums));
  if (left <= 0) return end(tx, open.id, 'used', now, bookingId);
  if (left < open.amountPaise)
    await tx.refundDue.update({ where: { id: open.id }, data: { amount: rupeesOf(left) } });
}
