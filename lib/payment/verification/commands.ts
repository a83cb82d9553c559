import 'server-only';
import { type Actor, recordAudit } from '@/lib/account/audit';
import type { CreditSums } from '@/lib/care/plan/credit/rules';
import { enqueueDeadlineOf } from '@/lib/payment/appointment/again';
import { lockBookingLink } from '@/lib/payment/booking-link/lock';
import { actsForOther, owesReason, payeesSeenBy, type Reviewer } from '@/lib/payment/payee/access';
import { doneFor } from '@/lib/payment/payee/acted';
import {
  lapseQuotations,
  markQuotationPaid,
  markQuotationRefunded,
} from '@/lib/payment/quotation/life/commands';
import { refundFromPlan } from '@/lib/payment/quotation/plan/refund';
import { issueCreditNote, issueReceipt } from '@/lib/payment/receipt/commands';
import { lockMoneyOf, recordRefund } from '@/lib/payment/refund/commands';
import { followArrival } from '@/lib/payment/refund-due/owing';
import { isPaymentStatus, type PaymentStatus } from '@/lib/payment/rules';
import { enqueueBookingLink, enqueueStep, notifyPayee, tellPayee } from '@/lib/payment/verification/enqueue';
import { arrivedPaise, recordMoney, sentBackPaise } from '@/lib/payment/verification/money';
import { paymentColumns, type ReviewedPayment } from '@/lib/payment/verification/payment';
import { stepFrom, type VerificationStep } from '@/lib/payment/verification/rules';
import {
  lockSubjectOf,
  paidOtherwise,
  type SettledOtherwise,
  settledOtherwise,
  subjectColumns,
} from '@/lib/payment/verification/settled-otherwise';
import type { Refused } from '@/lib/server/action/outcome';
import type { Tx } from '@/lib/server/db';
import { type Refuse, refusableTransaction, transactionOptions } from '@/lib/server/db/transaction';

/** Whether the step was taken, and otherwise the present state. A refusal changes nothing. */
export type ReviewOutcome =
  /**
   * `inPart`: a part was refunded, the rest remains. `uncounted`: the payment never counted and has no document.
   * `cancelled`: the number of cancelled appointments.
   */
  | { readonly done: true; readonly inPart?: true; readonly uncounted?: true; readonly cancelled?: number }
  | Refused<
      | 'unknown'
      | 'reason-owed'
      | 'quotation'
      | 'appointment'
      | 'deposit'
      | 'amount-missing'
      | 'amount-differs'
    >
  | Refused<'settled', { readonly current: PaymentStatus }>
  /** More than the rest of the payment. */
  | Refused<'refund-above', { readonly restPaise: number }>
  /** Another refund was recorded since the form was shown. */
  | Refused<'refund-since', { readonly refundedPaise: number }>
  | Refused<'plan', { readonly left: CreditSums }>;

/** A refusal rolls back the transaction. */
function review(
  work: (tx: Tx, refuse: Refuse<ReviewOutcome>) => Promise<ReviewOutcome>,
): Promise<ReviewOutcome> {
  return refusableTransaction(work, transactionOptions.numbering);
}

const done: ReviewOutcome = { done: true };

type Step = {
  readonly refuse: Refuse<ReviewOutcome>;
  readonly id: string;
  readonly to: VerificationStep;
  readonly reason: string | null;
  readonly now: Date;
  /** The state after the step, if it has another name: a partial refund stays verified. */
  readonly state?: PaymentStatus;
  /** States that allow it, if they differ from the step's: for a report whose money does not count. */
  readonly from?: readonly PaymentStatus[];
};

async function noteStep(
  tx: Tx,
  payment: ReviewedPayment,
  { to, reason, refundId }: Pick<Step, 'to' | 'reason'> & { readonly refundId?: string },
  reviewer: Reviewer,
): Promise<void> {
  const { id } = payment;
  const { viewer, request } = reviewer;
  const { payee } = payment.payeeAccount;
  const forOther = actsForOther(payee, reviewer);
  const why = doneFor(forOther ? payee.therapist : null, reviewer);
  await tx.paymentSubmissionEvent.create({
    data: {
      paymentSubmissionId: id,
      status: to,
      refundId: refundId ?? null,
      actorId: viewer.userId,
      reason: [reason, why].filter(Boolean).join('\n') || null,
    },
  });
  const subjectUserId = payment.client?.userId;
  await recordAudit(tx, {
    actor: viewer satisfies Actor,
    action: `payment.${to}`,
    subject: { table: 'payment_submissions', id },
    ...(subjectUserId !== undefined && { subjectUserId }),
    request,
  });
  if (forOther) await tellPayee(tx, payment, to, reviewer, refundId);
}

/**
 * Takes a step, if this keeper may decide the payment and its state allows the step. The
 * database allows one of two steps at once; the other gets the present state.
 */
async function takeStep(
  tx: Tx,
  { id, to, reason, now, refuse, state = to, from = stepFrom[to] }: Step,
  reviewer: Reviewer,
): Promise<ReviewedPayment> {
  const seen = { id, payeeAccount: { payee: payeesSeenBy(reviewer.viewer) } };
  const { count } = await tx.paymentSubmission.updateMany({
    where: { ...seen, status: { in: [...from] } },
    data: {
      status: state,
      reviewedAt: now,
      reviewedById: reviewer.viewer.userId,
      ...(to === 'rejected' && { rejectionReason: reason }),
    },
  });
  const payment = await tx.paymentSubmission.findUnique({ where: seen, select: paymentColumns });
  if (!payment) throw refuse({ done: false, because: 'unknown' });
  if (owesReason(payment.payeeAccount.payee, reviewer)) throw refuse({ done: false, because: 'reason-owed' });
  if (count === 0) {
    if (!isPaymentStatus(payment.status)) throw new TypeError('A payment is in an unknown state.');
    throw refuse({ done: false, because: 'settled', current: payment.status });
  }
  return payment;
}

const paidBefore = ({
  quotationId,
  appointmentId,
}: Pick<ReviewedPayment, 'quotationId' | 'appointmentId'>) =>
  quotationId !== null ? 'quotation' : appointmentId !== null ? 'appointment' : 'deposit';

/**
 * Confirms that the money of a submission is at the bank: marks the submission as verified and the quotation
 * as paid, writes the transaction, issues the receipt and notifies the people concerned, all or nothing.
 * @param received paise received, for payments with an unknown fee; otherwise null
 */
export function verifyPayment(
  id: string,
  received: number | null,
  reviewer: Reviewer,
  now: Date = new Date(),
): Promise<ReviewOutcome> {
  return review(async (tx, refuse) => {
    await lockSubjectOf(tx, id);
    const payee = payeesSeenBy(reviewer.viewer);
    const waits = await tx.paymentSubmission.findUnique({
      where: { id, payeeAccount: { payee }, status: { in: [...stepFrom.verified] } },
      select: subjectColumns,
    });
    if (waits && (await paidOtherwise(tx, waits))) throw refuse({ done: false, because: paidBefore(waits) });
    const step = { id, to: 'verified', reason: null, now, refuse } as const;
    const payment = await takeStep(tx, step, reviewer);
    await noteStep(tx, payment, step, reviewer);
    const arrived = arrivedPaise(payment, received);
    if (arrived.paise === null) throw refuse({ done: false, because: arrived.because });
    if (payment.quotationId !== null) {
      const paid = await markQuotationPaid(tx, payment.quotationId, reviewer, now);
      if (!paid) throw refuse({ done: false, because: 'quotation' });
    }
    const transactionId = await recordMoney(tx, payment, arrived.paise, now);
    await followArrival(tx, id, arrived.paise, now);
    await enqueueStep(tx, payment, 'verified');
    await enqueueBookingLink(tx, payment);
    await notifyPayee(tx, payment, reviewer);
    // It comes last, because the number stays locked until the commit.
    await issueReceipt(tx, transactionId, now);
    return done;
  });
}

/**
 * Rejects a submission whose money cannot be found, with the reason. A matched bank credit is unlinked. If
 * the subject is paid by another payment, the payer reads that the report is closed.
 */
export function rejectPayment(
  id: string,
  reason: string,
  reviewer: Reviewer,
  now: Date = new Date(),
): Promise<ReviewOutcome> {
  return review(async (tx, refuse) => {
    await lockSubjectOf(tx, id);
    const step = { id, to: 'rejected', reason, now, refuse } as const;
    const payment = await takeStep(tx, step, reviewer);
    await noteStep(tx, payment, step, reviewer);
    await tx.bankCredit.updateMany({
      where: { paymentSubmissionId: id },
      data: { paymentSubmissionId: null, matchReason: null, matchedAt: null },
    });
    await followArrival(tx, id, null, now);
    const paid = (await paidOtherwise(tx, payment)) !== null;
    await enqueueStep(tx, payment, 'rejected', paid ? { because: 'twice' } : {});
    await enqueueDeadlineOf(tx, payment, now);
    const { quotationId, therapistId, therapist } = payment;
    // If the therapist has left, only the report held the quotation open, so it is withdrawn now.
    if (quotationId !== null && therapistId !== null && therapist?.userId === null) {
      await lapseQuotations(tx, therapistId, reviewer, now);
    }
    return done;
  });
}

export type SentBack = {
  readonly reason: string;
  /** Null: the whole rest. */
  readonly amountPaise?: number | null;
  /** The refunded sum when the form was made, so that one submit never counts twice; null skips this check. */
  readonly beforePaise?: number | null;
};

/**
 * Records that a report's money was received and refunded because its subject could not be paid: it does not
 * count, so it has neither a receipt nor a credit note.
 */
async function returnUncounted(
  tx: Tx,
  step: Step & { readonly reason: string },
  { amountPaise = null }: SentBack,
  { because }: SettledOtherwise,
  reviewer: Reviewer,
): Promise<ReviewOutcome> {
  const { reason, now, refuse } = step;
  const payment = await takeStep(tx, { ...step, from: stepFrom.verified }, reviewer);
  const sent = sentBackPaise(payment, amountPaise);
  if (sent.paise === null) throw refuse({ done: false, because: sent.because });
  const transactionId = await recordMoney(tx, payment, sent.paise, now);
  await tx.transaction.update({ where: { id: transactionId }, data: { returningBecause: because } });
  const refund = await recordRefund(tx, transactionId, { amountPaise: sent.paise, reason }, now);
  if (!refund) throw new Error('Money that has just arrived can be refunded.');
  await noteStep(tx, payment, { ...step, refundId: refund.id }, reviewer);
  await enqueueStep(tx, payment, 'refunded', { refund, because });
  await notifyPayee(tx, payment, reviewer, refund);
  return { done: true, uncounted: true };
}

/**
 * Records a refund of verified money, full or partial; a credit note reverses the same amount of the receipt.
 * A full refund marks payment and quotation as refunded; otherwise they stay verified and paid, and show the
 * refunded sum. An appointment follows its payments (ADR 46). An open report is answered the same way, if its
 * money came in addition to another payment for the same subject (ADR 58).
 * @param cancelBookings cancels what the payment booked, after a full refund and in its transaction; returns the number
 */
export function refundPayment(
  id: string,
  { reason, amountPaise = null, beforePaise = null }: SentBack,
  reviewer: Reviewer,
  now: Date = new Date(),
  cancelBookings?: (tx: Tx) => Promise<number>,
): Promise<ReviewOutcome> {
  return review(async (tx, refuse) => {
    await lockBookingLink(tx, id);
    await tx.$queryRaw`SELECT 1 FROM bookings WHERE payment_submission_id = ${id}::uuid ORDER BY id FOR UPDATE`;
    await lockSubjectOf(tx, id);
    const money = await lockMoneyOf(tx, id);
    const subject = money
      ? null
      : await tx.paymentSubmission.findUnique({ where: { id }, select: subjectColumns });
    const settled = subject && (await settledOtherwise(tx, subject));
    if (settled) {
      const back = { id, to: 'refunded', reason, now, refuse } as const;
      return returnUncounted(tx, back, { reason, amountPaise }, settled, reviewer);
    }
    const restPaise = money ? money.paidPaise - money.refundedPaise : 0;
    const sent = amountPaise ?? restPaise;
    const state = sent < restPaise ? 'verified' : 'refunded';
    const step = { id, to: 'refunded', reason, now, refuse, state } as const;
    const payment = await takeStep(tx, step, reviewer);
    if (!money) throw new Error('A verified payment has no transaction.');
    const { refundedPaise } = money;
    if (beforePaise !== null && beforePaise !== refundedPaise) {
      throw refuse({ done: false, because: 'refund-since', refundedPaise });
    }
    const refund = await recordRefund(tx, money.id, { amountPaise: sent, reason }, now);
    if (!refund) throw refuse({ done: false, because: 'refund-above', restPaise });
    const plan = await refundFromPlan(tx, payment.quotationId, sent, now);
    if ('left' in plan) throw refuse({ done: false, because: 'plan', left: plan.left });
    await noteStep(tx, payment, { ...step, refundId: refund.id }, reviewer);
    if (refund.whole && payment.quotationId !== null) {
      await markQuotationRefunded(tx, payment.quotationId, reviewer);
    }
    await enqueueStep(tx, payment, 'refunded', { refund });
    await notifyPayee(tx, payment, reviewer, refund);
    const cancelled = refund.whole && cancelBookings ? await cancelBookings(tx) : 0;
    await issueCreditNote(tx, refund.id, now, plan.back);
    if (!refund.whole) return { done: true, inPart: true };
    return cancelled > 0 ? { done: true, cancelled } : done;
  });
}
