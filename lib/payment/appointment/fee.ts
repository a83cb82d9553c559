import type { Prisma } from '@/generated/prisma/client';
import type { PlanPlace } from '@/lib/care/plan/credit/rules';
import { paiseOf } from '@/lib/format/money';
import { type Fee, feeStateOf, payingRuleOf } from '@/lib/payment/appointment/rules';
import { partOf } from '@/lib/payment/refund/rules';

/** A payment for an appointment: its state, and the rupees that arrived and went back, such as "1800.00". */
type FeePayment = { readonly status: string; readonly paid: string; readonly refunded: string };

/** What an appointment's fee is read from. */
type FeeRow = {
  /** Rupees, such as "1800.00". */
  readonly fee: string | null;
  readonly payingRule: string;
  readonly payUntil: Date | null;
  readonly releaseUnpaid: boolean;
  readonly payments: readonly FeePayment[];
  /** Which session of a plan that was paid ahead; null when no plan pays. */
  readonly plan: PlanPlace | null;
};

/** What an appointment costs and where its payment stands, from its rows. */
export function feeOf({ fee, payingRule, payUntil, releaseUnpaid, payments, plan }: FeeRow): Fee {
  const amountPaise = fee === null ? null : paiseOf(fee);
  const counted = payments.filter(({ status }) => status === 'verified');
  const sum = (of: (payment: FeePayment) => string) =>
    counted.reduce((total, payment) => total + (paiseOf(of(payment)) ?? 0), 0);
  const paidPaise = sum(({ paid }) => paid);
  const inPart = !plan && paidPaise > 0 && amountPaise !== null && paidPaise < amountPaise;
  return {
    amountPaise,
    rule: payingRuleOf(payingRule),
    payUntil,
    releases: releaseUnpaid,
    state: plan
      ? 'plan'
      : feeStateOf(
          amountPaise,
          payments.map(({ status }) => status),
        ),
    plan,
    refund: partOf(
      paidPaise,
      sum(({ refunded }) => refunded),
    ),
    ...(inPart && { paidPaise }),
  };
}

const payment = {
  select: { status: true, transaction: { select: { amount: true, refundedAmount: true } } },
} satisfies Prisma.Booking$paymentsArgs;

/** Columns of an appointment that its fee is read from. */
export const feeColumns = {
  fee: true,
  payingRule: true,
  payUntil: true,
  releaseUnpaid: true,
  planId: true,
  payment,
  payments: payment,
  // By card; the money of a report is counted with the report.
  transactions: {
    where: { paymentSubmissionId: null, returningBecause: null, status: { in: ['paid', 'refunded'] } },
    select: { status: true, amount: true, refundedAmount: true },
  },
} satisfies Prisma.BookingSelect;

type Priced = Prisma.BookingGetPayload<{ select: typeof feeColumns }>;

/**
 * The same from the columns above.
 * @param plan its place on the plan that `planId` names
 */
export function feeOfAppointment(
  { fee, payingRule, payUntil, releaseUnpaid, ...row }: Omit<Priced, 'planId'>,
  plan: PlanPlace | null,
): Fee {
  const all = row.payment ? [row.payment, ...row.payments] : row.payments;
  const reported = all.map(({ status, transaction }) => ({
    status,
    paid: transaction?.amount.toFixed(2) ?? '0',
    refunded: transaction?.refundedAmount.toFixed(2) ?? '0',
  }));
  const byCard = row.transactions.map(({ status, amount, refundedAmount }) => ({
    status: status === 'paid' ? 'verified' : status,
    paid: amount.toFixed(2),
    refunded: refundedAmount.toFixed(2),
  }));
  const payments = [...reported, ...byCard];
  return feeOf({ fee: fee?.toFixed(2) ?? null, payingRule, payUntil, releaseUnpaid, payments, plan });
}
