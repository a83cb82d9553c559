import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { mostNamed, rowsOfNamed } from '@/lib/admin/people/named';
import { refundFilters } from '@/lib/admin/refund/rules';
import { betweenDays, containing } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { joinedPieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import { partOf } from '@/lib/payment/refund/rules';
import { db } from '@/lib/server/db';

type RefundQuery = ListQuery<(typeof refundFilters)[number]['name']>;

/**
 * Refunds of these payments, whose ids come first: Postgres would compare the payment of every refund. If it finds more than
 * it hands on, matching rows are frequent, and the list reads its rows in order.
 */
async function ofPayments(transaction: Prisma.TransactionWhereInput): Promise<Prisma.RefundWhereInput> {
  const found = await db.transaction.findMany({
    where: { AND: [transaction, { refundedAmount: { gt: 0 } }] },
    take: mostNamed + 1,
    select: { id: true },
  });
  return found.length > mostNamed ? { transaction } : { transactionId: { in: found.map(({ id }) => id) } };
}

async function withWords(q: string): Promise<Prisma.RefundWhereInput> {
  if (q === '') return {};
  const reported = { payerName: containing(q) };
  const [{ client, therapist }, reports] = await Promise.all([
    rowsOfNamed(q),
    db.paymentSubmission.findMany({ where: reported, take: mostNamed + 1, select: { id: true } }),
  ]);
  const payer =
    reports.length > mostNamed
      ? { paymentSubmission: reported }
      : { paymentSubmissionId: { in: reports.map(({ id }) => id) } };
  return ofPayments({ OR: [client, payer, therapist] });
}

async function whereOf({ q, what, from, to }: RefundQuery): Promise<Prisma.RefundWhereInput> {
  const paid = db.transaction.fields.amount;
  const left = { part: { lt: paid }, whole: { equals: paid } }[what];
  const conditions = await Promise.all([withWords(q), left ? ofPayments({ refundedAmount: left }) : {}]);
  return { AND: [...conditions, { at: betweenDays(from, to) }] };
}

const columns = {
  id: true,
  at: true,
  amount: true,
  reason: true,
  transaction: {
    select: {
      amount: true,
      refundedAmount: true,
      currency: true,
      description: true,
      client: { select: { firstName: true, lastName: true } },
      therapist: { select: { name: true } },
      paymentSubmission: { select: { id: true, payerName: true } },
    },
  },
} as const satisfies Prisma.RefundSelect;

function rowOf(row: Prisma.RefundGetPayload<{ select: typeof columns }>) {
  const { client, paymentSubmission: report, ...transaction } = row.transaction;
  return {
    id: row.id,
    at: row.at,
    /** Paise or cents. */
    amountPaise: paiseIn(row.amount),
    currency: transaction.currency,
    title: transaction.description,
    payer: report?.payerName ?? (client ? `${client.firstName} ${client.lastName}`.trim() : null),
    /** A therapist's name; null for a payment to the service. */
    therapist: transaction.therapist?.name ?? null,
    /** The sum of refunds of the payment, while a part of it is left. */
    part: partOf(paiseIn(transaction.amount), paiseIn(transaction.refundedAmount)),
    paymentId: report?.id ?? null,
    reason: row.reason,
  };
}

export type RefundRow = ReturnType<typeof rowOf>;

const refunds = adminList({
  path: '/admin/refunds',
  filters: refundFilters,
  sorts: [sortBy('sent', 'Refunded', 'time', 'at'), sortBy('amount', 'Amount', 'number', 'amount')],
  where: whereOf,
  count: (counted) => db.refund.count(counted),
  keyOf: (id) => db.refund.findUnique({ where: { id }, select: { id: true, at: true, amount: true } }),
  read: async (where, piece) => {
    const joined = await joinedPieceOf(where, piece, (part) =>
      db.refund.findMany({ ...part, select: { id: true } }),
    );
    const found = await db.refund.findMany({ ...joined, select: columns });
    return found.map(rowOf);
  },
});

export const listRefunds = refunds.part;

export const refundsAsCsv = adminCsv('refunds', refunds, {
  Refunded: ({ at }) => at,
  Payer: ({ payer }) => payer,
  For: ({ title }) => title,
  'Paid to': ({ therapist }) => therapist ?? 'Our service',
  Amount: ({ amountPaise }) => rupeesOf(amountPaise),
  Currency: ({ currency }) => currency,
  'Remaining amount': ({ part }) => (part ? rupeesOf(part.paidPaise - part.refundedPaise) : '0.00'),
  Why: ({ reason }) => reason,
  Id: ({ id }) => id,
});
