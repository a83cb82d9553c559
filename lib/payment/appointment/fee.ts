import type { Prisma } from '@/generated/prisma/client';
import type { PlanPosition } from '@/lib/care/plan/credit/rules';
import { paiseOf } from '@/lib/format/money';
import { type Fee, feeStateOf, payingRuleOf } from '@/lib/payment/appointment/rules';
import { partOf } from '@/lib/payment/refund/rules';
import { isEntered } from '@/lib/payment/transaction/rules';

/** A payment for an appointment: its state (`entered` for money that no bank proves), and the rupees received and refunded, such as "1800.00". */
export type FeePayment = { readonly status: string; readonly paid: string; readonly refunded: string };

type FeeRow = {
  /** Rupees, such as "1800.00". */
  readonly fee: string | null;
  /** The fee as booked, once a rule has set `fee` to its part. */
  readonly bookedFee: string | null;
  readonly payingRule: string;
  readonly payUntil: Date | null;
  readonly releaseUnpaid: boolean;
  readonly startsAt: Date;
  readonly payments: readonly FeePayment[];
  /** Its number among a prepaid plan's sessions; null if no plan pays. */
  readonly plan: PlanPosition | null;
};

type FeePaymentState = Pick<Fee, 'state' | 'refund' | 'paidPaise' | 'enteredPaise'>;

export function feePaymentStateOf({
  fee,
  payments,
  onPlan,
}: Pick<FeeRow, 'fee' | 'payments'> & { readonly onPlan: boolean }): FeePaymentState {
  const counted = payments.filter(({ status }) => status === 'verified' || status === 'entered');
  const sum = (of: (payment: FeePayment) => string, among = counted) =>
    among.reduce((total, payment) => total + (paiseOf(of(payment)) ?? 0), 0);
  const byHand = counted.filter(({ status }) => status === 'entered');
  const enteredPaise = sum(({ paid }) => paid, byHand) - sum(({ refunded }) => refunded, byHand);
  const states = payments.map(({ status }) => status);
  const paidPaise = sum(({ paid }) => paid);
  const amountPaise = fee === null ? null : paiseOf(fee);
  const inPart = !onPlan && paidPaise > 0 && amountPaise !== null && paidPaise < amountPaise;
  return {
    state: onPlan ? 'plan' : feeStateOf(amountPaise, states),
    refund: partOf(
      paidPaise,
      sum(({ refunded }) => refunded),
    ),
    ...(inPart && { paidPaise }),
    ...(enteredPaise > 0 && !onPlan && { enteredPaise }),
  };
}

export function feeOf({
  fee,
  bookedFee,
  payingRule,
  payUntil,
  releaseUnpaid,
  startsAt,
  payments,
  plan,
}: FeeRow): Fee {
  const bookedPaise = bookedFee === null ? null : paiseOf(bookedFee);
  return {
    amountPaise: fee === null ? null : paiseOf(fee),
    rule: payingRuleOf(payingRule),
    payUntil,
    // A late booking can be paid until it begins, when it is too late to release it.
    releases: releaseUnpaid && (payUntil === null || payUntil < startsAt),
    plan,
    ...(bookedPaise !== null && { bookedPaise }),
    ...feePaymentStateOf({ fee, payments, onPlan: plan !== null }),
  };
}

const payment = {
  select: { status: true, transaction: { select: { amount: true, refundedAmount: true } } },
} satisfies Prisma.Booking$paymentsArgs;

const money = {
  select: { status: true, method: true, currency: true, amount: true, refundedAmount: true },
} satisfies Prisma.Booking$orderArgs;

export const feeColumns = {
  fee: true,
  bookedFee: true,
  payingRule: true,
  payUntil: true,
  releaseUnpaid: true,
  startsAt: true,
  planId: true,
  payment,
  payments: payment,
  order: money,
  // By card, or entered by the therapist; a report's own row covers its money.
  transactions: {
    where: { paymentSubmissionId: null, returningBecause: null, status: { in: ['paid', 'refunded'] } },
    ...money,
  },
} satisfies Prisma.BookingSelect;

type Priced = Prisma.BookingGetPayload<{ select: typeof feeColumns }>;

function paymentsOf({
  payment,
  order,
  payments,
  transactions,
}: Pick<Priced, 'payment' | 'order' | 'payments' | 'transactions'>) {
  const all = payment ? [payment, ...payments] : payments;
  const reported = all.map(({ status, transaction }) => ({
    status,
    paid: transaction?.amount.toFixed(2) ?? '0',
    refunded: transaction?.refundedAmount.toFixed(2) ?? '0',
  }));
  // The words of a fee are in rupees, so an order in dollars has its state alone.
  const unreported = [...(order ? [order] : []), ...transactions].map(({ status, method, ...sum }) => ({
    status: status !== 'paid' ? status : isEntered(method) ? 'entered' : 'verified',
    paid: sum.currency === 'INR' ? sum.amount.toFixed(2) : '0',
    refunded: sum.currency === 'INR' ? sum.refundedAmount.toFixed(2) : '0',
  }));
  return [...reported, ...unreported];
}

/** The state of the payment, from the columns above, for a list without plan numbers. */
export function feePaymentStateOfAppointment({ fee, planId, ...row }: Priced): FeePaymentState {
  return feePaymentStateOf({
    fee: fee?.toFixed(2) ?? null,
    payments: paymentsOf(row),
    onPlan: planId !== null,
  });
}

/**
 * Its price and the state of its payment, from the columns above.
 * @param plan its number in the plan of `planId`
 */
export function feeOfAppointment(
  { fee, bookedFee, payingRule, payUntil, releaseUnpaid, startsAt, ...row }: Omit<Priced, 'planId'>,
  plan: PlanPosition | null,
): Fee {
  const payments = paymentsOf(row);
  const prices = { fee: fee?.toFixed(2) ?? null, bookedFee: bookedFee?.toFixed(2) ?? null };
  return feeOf({ ...prices, payingRule, payUntil, releaseUnpaid, startsAt, payments, plan });
}
