import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { freeOf, shareOf } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import { notify } from '@/lib/notification/commands';
import { end, lockOpen } from '@/lib/payment/refund-due/ending';
import {
  type DueReason,
  isByRule,
  lastDayOf,
  owedPaise,
  refundDueTasks,
} from '@/lib/payment/refund-due/rules';
import { type OwedPayment, type UnusedOf, unusedPayments } from '@/lib/payment/refund-due/unused';
import { isEntered } from '@/lib/payment/transaction/rules';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

type Owed = {
  readonly payment: OwedPayment;
  readonly reason: DueReason;
  /** The cancelled appointment; absent for other reasons. */
  readonly bookingId?: string;
  /** Its fee; null if not agreed. */
  readonly feePaise?: number | null;
  /** The owed amount; absent if the reason defines the share of the payment. */
  readonly paise?: number;
};

type Money = {
  readonly id: string;
  readonly paidPaise: number;
  readonly refundedPaise: number;
  readonly arrived: boolean;
  /** The therapist who holds it; null for the service. */
  readonly therapistId: string | null;
};

/** Locks a payment and reads its remainder; null if it does not count. */
async function lockMoney(tx: Tx, payment: OwedPayment): Promise<Money | null> {
  if ('submission' in payment) {
    const id = payment.submission;
    await tx.$queryRaw`SELECT 1 FROM payment_submissions WHERE id = ${id}::uuid FOR UPDATE`;
    const found = await tx.paymentSubmission.findUnique({
      where: { id, status: { in: ['pending', 'matched', 'verified'] } },
      select: {
        amount: true,
        transaction: { select: { amount: true, refundedAmount: true, returningBecause: true } },
        payeeAccount: { select: { payee: { select: { therapistId: true } } } },
      },
    });
    if (!found || (found.transaction && found.transaction.returningBecause !== null)) return null;
    const { transaction, amount, payeeAccount } = found;
    return {
      id,
      paidPaise: paiseIn(transaction?.amount ?? amount),
      refundedPaise: transaction ? paiseIn(transaction.refundedAmount) : 0,
      arrived: transaction !== null,
      therapistId: payeeAccount.payee.therapistId,
    };
  }
  const id = payment.transaction;
  await tx.$queryRaw`SELECT 1 FROM transactions WHERE id = ${id}::uuid FOR UPDATE`;
  const found = await tx.transaction.findFirst({
    where: { id, status: 'paid', paymentSubmissionId: null, returningBecause: null },
    select: { amount: true, refundedAmount: true, method: true, therapistId: true },
  });
  return (
    found && {
      id,
      paidPaise: paiseIn(found.amount),
      refundedPaise: paiseIn(found.refundedAmount),
      arrived: true,
      therapistId: isEntered(found.method) ? found.therapistId : null,
    }
  );
}

const mailedByItself: readonly DueReason[] = ['team-cancelled', 'no-place', 'plan-left', 'account-closed'];

async function tellHolder(tx: Tx, therapistId: string | null): Promise<void> {
  if (therapistId === null) return;
  const { userId } = await tx.therapist.findUniqueOrThrow({
    where: { id: therapistId },
    select: { userId: true },
  });
  if (!userId) return;
  await notify(tx, {
    userId,
    kind: 'refund.due',
    title: 'You have a refund to pay',
    href: '/therapist-dashboard/payments#to-send-back',
  });
}

/**
 * Records that money of a payment must be refunded, in the transaction of the cause: amount, reason, holder
 * and last day (/refunds). If the money has not been found at the bank yet, the row has no last day. A
 * payment has one open row; a second cause keeps the larger amount.
 * @returns paise of the payment that are not owed, and so stay with the payee
 */
async function oweRefund(
  tx: Tx,
  { payment, reason, bookingId, feePaise = null, paise }: Owed,
  now: Date,
): Promise<number> {
  const money = await lockMoney(tx, payment);
  if (!money) return 0;
  const { paidPaise, refundedPaise, arrived, therapistId } = money;
  const due = paise ?? owedPaise(reason, paidPaise, refundedPaise, feePaise);
  const owed = Math.min(due, paidPaise - refundedPaise);
  const stays = paidPaise - refundedPaise - Math.max(owed, 0);
  // A rule that keeps the whole payment owes nothing when it arrives either.
  if (owed <= 0 && (arrived || isByRule(reason))) return stays;
  const whose =
    'submission' in payment
      ? { paymentSubmissionId: payment.submission }
      : { transactionId: payment.transaction };
  const open = await tx.refundDue.findFirst({ where: { ...whose, endedAt: null } });
  if (open) {
    const rest = owed + refundedPaise - paiseIn(open.refundedBefore);
    if (rest <= paiseIn(open.amount)) return stays;
    await tx.refundDue.update({
      where: { id: open.id },
      data: { amount: rupeesOf(rest), reason, bookingId: bookingId ?? open.bookingId },
    });
    if (arrived) await tellHolder(tx, therapistId);
    return stays;
  }
  const { id } = await tx.refundDue.create({
    data: {
      ...whose,
      bookingId: bookingId ?? null,
      therapistId,
      reason,
      amount: rupeesOf(Math.max(owed, 0)),
      refundedBefore: rupeesOf(refundedPaise),
      dueOn: arrived ? lastDayOf(now) : null,
      createdAt: now,
    },
    select: { id: true },
  });
  await recordAudit(tx, {
    actor: 'system',
    action: 'refund.due',
    subject: { table: 'refunds_due', id },
  });
  if (arrived) await tellHolder(tx, therapistId);
  if (arrived && mailedByItself.includes(reason)) {
    const { mail } = refundDueTasks;
    await enqueue(tx, mail, { dueId: id, when: 'owed' }, { jobKey: `${mail}:${id}:owed` });
  }
  return stays;
}

/**
 * Owes the payments of a cancelled or missed appointment, by any method. The part of their sum that the booking's
 * rule has made its fee stays. Our own consultations cost nothing, so nothing is owed for them.
 */
export async function oweForAppointment(
  tx: Tx,
  { bookingId, reason }: { readonly bookingId: string; readonly reason: DueReason },
  now: Date,
): Promise<void> {
  const booking = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      paymentId: true,
      fee: true,
      calendar: { select: { therapistId: true } },
      payments: { select: { id: true } },
      // A payment that is being verified holds its row and waits for the appointment.
      transactions: { where: { paymentSubmissionId: null, status: 'paid' }, select: { id: true } },
    },
  });
  if (booking.calendar.therapistId === null) return;
  let feePaise = booking.fee && paiseIn(booking.fee);
  const owe = async (payment: OwedPayment) => {
    const stays = await oweRefund(tx, { payment, reason, bookingId, feePaise }, now);
    if (isByRule(reason) && feePaise !== null) feePaise = Math.max(0, feePaise - stays);
  };
  const submissions = new Set([
    ...booking.payments.map(({ id }) => id),
    ...(booking.paymentId ? [booking.paymentId] : []),
  ]);
  for (const submission of [...submissions].toSorted()) await owe({ submission });
  for (const { id } of booking.transactions) await owe({ transaction: id });
}

export async function oweDeposits(tx: Tx, internshipApplicationId: string, now: Date): Promise<void> {
  const reports = await tx.paymentSubmission.findMany({
    where: { internshipApplicationId },
    select: { id: true },
  });
  const cards = await tx.transaction.findMany({
    where: { internshipApplicationId, paymentSubmissionId: null },
    select: { id: true },
  });
  for (const { id } of reports) await oweRefund(tx, { payment: { submission: id }, reason: 'no-place' }, now);
  for (const { id } of cards) await oweRefund(tx, { payment: { transaction: id }, reason: 'no-place' }, now);
}

type Pair = { readonly clientId?: string; readonly therapistId?: string };

/**
 * Owes the free sessions of prepaid plans: of a client, of a therapist, or of these two. Booked sessions are
 * cancelled first, so that they are free.
 */
export async function owePlanCredit(tx: Tx, whose: Pair, reason: DueReason, now: Date): Promise<void> {
  const plans = await tx.therapyPlan.findMany({
    where: {
      ...whose,
      quotationId: { not: null },
      credit: { some: {} },
    },
    orderBy: { id: 'asc' },
    select: { id: true, quotationId: true },
  });
  for (const { id, quotationId } of plans) {
    const sums = await sumsOfPlan(tx, id);
    const paise = shareOf(sums, freeOf(sums));
    const paid = await tx.transaction.findFirst({
      where: { quotationId, status: 'paid', returningBecause: null },
      select: { id: true, paymentSubmissionId: true },
    });
    if (!paid || paise <= 0) continue;
    const payment = paid.paymentSubmissionId
      ? { submission: paid.paymentSubmissionId }
      : { transaction: paid.id };
    await oweRefund(tx, { payment, reason, paise }, now);
  }
}

/** Owes the payments of, or to, a person whose account ends that no appointment or plan has used. */
export async function oweUnused(tx: Tx, whose: UnusedOf, now: Date): Promise<void> {
  for (const { payment } of await unusedPayments(tx, whose, now))
    await oweRefund(tx, { payment, reason: 'account-closed' }, now);
}

/**
 * A report's money was found at the bank: the refund is now due, up to the received amount. If it was not
 * found, nothing is owed.
 */
export async function followArrival(
  tx: Tx,
  submissionId: string,
  arrivedPaise: number | null,
  now: Date,
): Promise<void> {
  const open = await lockOpen(tx, submissionId);
  if (!open) return;
  if (arrivedPaise === null) return end(tx, open.id, 'not-arrived', now);
  const { booking, paymentSubmission } = await tx.refundDue.findUniqueOrThrow({
    where: { id: open.id },
    select: {
      booking: { select: { id: true, fee: true } },
      paymentSubmission: { select: { amount: true, appointment: { select: { id: true, fee: true } } } },
    },
  });
  const feeOf = (row: { readonly fee: Parameters<typeof paiseIn>[0] | null } | null | undefined) =>
    row?.fee ? paiseIn(row.fee) : null;
  // The payment may pay another appointment meanwhile; then only its surplus is due.
  const pays = paymentSubmission?.appointment;
  const used = booking && pays && pays.id !== booking.id ? (feeOf(pays) ?? 0) : 0;
  // By a rule the same amount stays of what arrives as of what was reported, beside other payments.
  const stays = paymentSubmission ? paiseIn(paymentSubmission.amount) - open.amountPaise : null;
  const fee = isByRule(open.reason) ? stays : feeOf(booking);
  const owed = Math.max(0, owedPaise(open.reason, arrivedPaise, 0, fee) - used);
  if (owed === 0) return end(tx, open.id, 'not-arrived', now);
  const { therapistId } = await tx.refundDue.update({
    where: { id: open.id },
    data: { amount: rupeesOf(owed), dueOn: lastDayOf(now) },
    select: { therapistId: true },
  });
  await tellHolder(tx, therapistId);
}
