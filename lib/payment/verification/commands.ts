import 'server-only';
import { type Actor, recordAudit } from '@/lib/audit/record';
import type { MemberOf } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import { paiseOf, rupeesOf } from '@/lib/money';
import { issueCreditNote, issueReceipt } from '@/lib/payment/receipt/commands';
import { isPaymentStatus, type PaymentStatus } from '@/lib/payment/rules';
import { subjectInWords } from '@/lib/payment/subject-words';
import { methodOf } from '@/lib/payment/verification/method';
import { paymentColumns, type ReviewedPayment } from '@/lib/payment/verification/payment';
import { promiseStep, promiseWordToPayee } from '@/lib/payment/verification/promises';
import { stepFrom, type VerificationStep } from '@/lib/payment/verification/rules';
import { markQuotationPaid } from '@/lib/quotation/life/commands';
import type { CallingRequest } from '@/lib/request/read-request';

export type Reviewer = {
  readonly viewer: MemberOf<'admin'>;
  readonly request: Pick<CallingRequest, 'id' | 'network'>;
};

/** Whether the step was taken, and if not, what is true instead. A refusal has changed nothing. */
export type ReviewOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly because: 'unknown' | 'quotation' | 'amount-missing' | 'amount-differs' }
  | { readonly done: false; readonly because: 'settled'; readonly stands: PaymentStatus };

/** Thrown inside a transaction to take back what it has written so far; carries what the caller is told. */
class Refused extends Error {
  override name = 'Refused';
  constructor(readonly outcome: ReviewOutcome) {
    super('refused');
  }
}

/** Numbers are given out one after the other, so many payments verified at once wait for each other (milliseconds). */
const patience = { timeout: 20_000, maxWait: 15_000 };

/** A refusal undoes everything that came before it in the transaction. */
async function review(work: (tx: Tx) => Promise<void>): Promise<ReviewOutcome> {
  try {
    await db.$transaction(work, patience);
    return { done: true };
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

type Step = {
  readonly id: string;
  readonly to: VerificationStep;
  readonly reason: string | null;
  readonly now: Date;
};

async function noteStep(
  tx: Tx,
  payment: ReviewedPayment,
  { to, reason }: Pick<Step, 'to' | 'reason'>,
  { viewer, request }: Reviewer,
): Promise<void> {
  const { id } = payment;
  await tx.paymentSubmissionEvent.create({
    data: { paymentSubmissionId: id, status: to, actorId: viewer.userId, reason },
  });
  const subjectUserId = payment.client?.userId;
  await recordAudit(tx, {
    actor: viewer satisfies Actor,
    action: `payment.${to}`,
    subject: { table: 'payment_submissions', id },
    ...(subjectUserId !== undefined && { subjectUserId }),
    request,
  });
}

/**
 * Takes a step if the payment is still in a state that has it before it. Of two admins at once the database lets one
 * through; the other is told what is true by then.
 */
async function takeStep(tx: Tx, { id, to, reason, now }: Step, reviewer: Reviewer): Promise<ReviewedPayment> {
  const { count } = await tx.paymentSubmission.updateMany({
    where: { id, status: { in: [...stepFrom[to]] } },
    data: {
      status: to,
      reviewedAt: now,
      reviewedById: reviewer.viewer.userId,
      ...(to === 'rejected' && { rejectionReason: reason }),
    },
  });
  const payment = await tx.paymentSubmission.findUnique({ where: { id }, select: paymentColumns });
  if (!payment) throw new Refused({ done: false, because: 'unknown' });
  if (count === 0) {
    if (!isPaymentStatus(payment.status)) throw new TypeError('A payment is in an unknown state.');
    throw new Refused({ done: false, because: 'settled', stands: payment.status });
  }
  await noteStep(tx, payment, { to, reason }, reviewer);
  return payment;
}

/** What arrived: the amount asked for, or, where that was not known, what the bank or the admin says. */
function amountOf(payment: ReviewedPayment, received: number | null): number {
  const asked = paiseOf(payment.amount.toFixed(2));
  const credited = payment.bankCredits.map(({ amount }) => paiseOf(amount.toFixed(2)) ?? 0);
  const arrived = credited.length > 0 ? credited.reduce((sum, paise) => sum + paise, 0) : null;
  const amount = payment.feeToBeConfirmed || !asked ? (arrived ?? received) : asked;
  if (amount === null) throw new Refused({ done: false, because: 'amount-missing' });
  if (arrived !== null && arrived !== amount) throw new Refused({ done: false, because: 'amount-differs' });
  return amount;
}

/** The one row of money that a verified payment has. */
async function recordMoney(tx: Tx, payment: ReviewedPayment, paise: number, now: Date): Promise<string> {
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
      clientId: quotation?.clientId ?? payment.clientId,
      therapistId: payment.therapistId,
      quotationId: payment.quotationId,
      productSlug: payment.productSlug,
      internshipApplicationId: payment.internshipApplicationId,
      description: subjectInWords(payment),
    },
    select: { id: true },
  });
  return transaction.id;
}

/**
 * Confirms that the money of a submission is at the bank: the submission is verified, its transaction written, its
 * quotation paid, its receipt made out, and everybody concerned told, all or nothing.
 * @param received paise that arrived, for payments whose fee was not known; otherwise null
 */
export function verifyPayment(
  id: string,
  received: number | null,
  reviewer: Reviewer,
  now: Date = new Date(),
): Promise<ReviewOutcome> {
  return review(async (tx) => {
    // The quotation is locked first, so that two submissions for it cannot wait for each other.
    await tx.$queryRaw`
      SELECT 1 FROM quotations q JOIN payment_submissions s ON s.quotation_id = q.id
      WHERE s.id = ${id}::uuid FOR UPDATE OF q`;
    const found = await tx.paymentSubmission.findUnique({ where: { id }, select: { quotationId: true } });
    const twin = found?.quotationId
      ? await tx.paymentSubmission.findFirst({
          where: { quotationId: found.quotationId, status: 'verified', id: { not: id } },
          select: { id: true },
        })
      : null;
    if (twin) throw new Refused({ done: false, because: 'quotation' });
    const payment = await takeStep(tx, { id, to: 'verified', reason: null, now }, reviewer);
    const paise = amountOf(payment, received);
    if (payment.quotationId !== null) {
      const paid = await markQuotationPaid(tx, payment.quotationId, reviewer);
      if (!paid) throw new Refused({ done: false, because: 'quotation' });
    }
    const transactionId = await recordMoney(tx, payment, paise, now);
    await promiseStep(tx, payment, 'verified');
    await promiseWordToPayee(tx, payment);
    // Last: the number stays locked until the commit.
    await issueReceipt(tx, transactionId, now);
  });
}

/** Says that the money of a submission cannot be found, and why; a bank credit that was matched with it is free again. */
export function rejectPayment(
  id: string,
  reason: string,
  reviewer: Reviewer,
  now: Date = new Date(),
): Promise<ReviewOutcome> {
  return review(async (tx) => {
    const payment = await takeStep(tx, { id, to: 'rejected', reason, now }, reviewer);
    await tx.bankCredit.updateMany({
      where: { paymentSubmissionId: id },
      data: { paymentSubmissionId: null, matchReason: null, matchedAt: null },
    });
    await promiseStep(tx, payment, 'rejected');
  });
}

/** Writes down that verified money was sent back; the credit note takes the receipt back. The quotation stays paid. */
export function refundPayment(
  id: string,
  reason: string,
  reviewer: Reviewer,
  now: Date = new Date(),
): Promise<ReviewOutcome> {
  return review(async (tx) => {
    const payment = await takeStep(tx, { id, to: 'refunded', reason, now }, reviewer);
    const transaction = await tx.transaction.update({
      where: { paymentSubmissionId: id },
      data: { status: 'refunded', refundedAt: now },
      select: { id: true },
    });
    await promiseStep(tx, payment, 'refunded');
    await issueCreditNote(tx, transaction.id, now);
  });
}
