import 'server-only';
import { site } from '@/content/site';
import type { Prisma } from '@/generated/prisma/client';
import { isAdmin } from '@/lib/account/session/guard';
import { accountSearched } from '@/lib/admin/people/named';
import { betweenDays, wordsIn } from '@/lib/admin/table/conditions';
import { choiceFilter, dayFilters, type Filter, type ListQuery } from '@/lib/admin/table/filters';
import { joinedPieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { paiseIn, paiseOf, rupeesOf } from '@/lib/format/money';
import { formatShown, indianZone } from '@/lib/format/time';
import { type Keeper, payeesSeenBy } from '@/lib/payment/payee/access';
import { paidToColumns } from '@/lib/payment/payee/paid-to';
import { endOfPaymentId, paymentReference } from '@/lib/payment/reference';
import { partOf, refundedInPart } from '@/lib/payment/refund/rules';
import { openPayer } from '@/lib/payment/refund-due/sealed';
import { isPaymentStatus, type PaymentStatus, paymentStatuses } from '@/lib/payment/rules';
import { subjectInWords } from '@/lib/payment/subject-words';
import { queueLabels } from '@/lib/payment/verification/rules';
import { db } from '@/lib/server/db';

const waitingStatuses: readonly PaymentStatus[] = ['pending', 'matched'];

/** Filter value for verified payments with a partial refund. */
const partState = 'part';

const paymentFilters = [
  { kind: 'search', name: 'q', label: 'Payer or reference', hint: 'Name, email or any reference' },
  choiceFilter(
    'state',
    'State',
    [
      ...paymentStatuses.map((value) => ({ value, label: queueLabels[value] })),
      { value: partState, label: refundedInPart },
      { value: 'all', label: 'All payments' },
    ],
    'All open',
  ),
  choiceFilter('payee', 'Paid to', { house: 'Our service', therapists: 'Therapists' }, 'Everybody'),
  ...dayFilters('Until'),
] as const satisfies readonly Filter[];

const columns = {
  id: true,
  payerName: true,
  payerEmail: true,
  amount: true,
  referenceNumber: true,
  status: true,
  duplicateReference: true,
  duplicateImage: true,
  createdAt: true,
  productSlug: true,
  quotation: { select: { serviceType: true } },
  appointment: { select: { startsAt: true } },
  therapist: { select: { name: true } },
  payeeAccount: { select: paidToColumns },
  transaction: { select: { amount: true, refundedAmount: true } },
  refundsDue: {
    where: { endedAt: null, sealed: { not: null } },
    select: { id: true, sealedKey: true, sealed: true },
  },
} as const satisfies Prisma.PaymentSubmissionSelect;

type Row = Prisma.PaymentSubmissionGetPayload<{ select: typeof columns }>;

function viewOf({
  amount,
  createdAt,
  status,
  productSlug,
  quotation,
  appointment,
  therapist,
  payeeAccount,
  transaction,
  refundsDue: [owed],
  ...row
}: Row) {
  if (!isPaymentStatus(status)) throw new TypeError('A payment is in an unknown state.');
  const paid = { productSlug, quotation, appointment, therapist };
  return {
    ...row,
    // A person to whom money is owed is not shown as erased.
    ...(owed && { payerName: openPayer(owed)?.name ?? row.payerName }),
    status,
    refund: transaction && partOf(paiseIn(transaction.amount), paiseIn(transaction.refundedAmount)),
    refundedPaise: transaction ? paiseIn(transaction.refundedAmount) : 0,
    title: subjectInWords(paid, indianZone, formatShown),
    /** With the zone of its time, for a file. */
    namedTitle: subjectInWords(paid),
    /** The payee: a therapist's name, or the service's. */
    paidTo: payeeAccount.payee.therapist?.name ?? site.payee.name,
    /** Null while the fee is unknown. */
    amountPaise: paiseOf(amount.toFixed(2)) || null,
    submittedAt: createdAt,
  };
}

export type PaymentRow = ReturnType<typeof viewOf>;

function inState(state: string): readonly PaymentStatus[] {
  if (state === 'all') return paymentStatuses;
  if (state === partState) return ['verified'];
  return isPaymentStatus(state) ? [state] : waitingStatuses;
}

type PaymentQuery = ListQuery<(typeof paymentFilters)[number]['name']>;

/** The payments with this short reference; two in millions share one. */
async function idsNamed(typed: string): Promise<readonly string[]> {
  const end = endOfPaymentId(typed);
  if (end === null) return [];
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text AS id FROM payment_submissions WHERE right(id::text, 8) = ${end} LIMIT 20`;
  return rows.map(({ id }) => id);
}

async function whereOf(
  { q, state, payee, from, to }: PaymentQuery,
  _now: Date,
  viewer: Keeper,
): Promise<Prisma.PaymentSubmissionWhereInput> {
  const account = await accountSearched(q);
  const reference = q.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const named = await idsNamed(q);
  // This join excludes no row, but it keeps the database from walking the index of the order.
  const payees = [
    ...(isAdmin(viewer) ? [] : [payeesSeenBy(viewer)]),
    ...(payee === '' ? [] : [{ therapistId: payee === 'house' ? null : { not: null } }]),
  ];
  return {
    status: { in: [...inState(state)] },
    ...(state === partState && { transaction: { refundedAmount: { gt: 0 } } }),
    ...(payees.length > 0 && { payeeAccount: { payee: { AND: payees } } }),
    createdAt: betweenDays(from, to),
    ...(account
      ? {
          OR: [{ payerEmail: account.email }, account.client, account.therapist],
        }
      : wordsIn<Prisma.PaymentSubmissionWhereInput>(q, (contains) => [
          { payerName: contains },
          { payerEmail: contains },
          { referenceNumber: contains },
          ...(reference === '' ? [] : [{ upiReference: reference }]),
          ...(named.length === 0 ? [] : [{ id: { in: [...named] } }]),
        ])),
  };
}

/** Waiting payments are listed from the oldest, others from the newest. */
function startOf({ state }: PaymentQuery): string {
  const waits = inState(state).every((status) => waitingStatuses.includes(status));
  return waits ? 'submitted' : '-submitted';
}

const payments = adminList({
  path: '/admin/payments',
  filters: paymentFilters,
  sorts: [
    sortBy('submitted', 'Submitted', 'time', 'createdAt'),
    sortBy('payer', 'Payer', 'text', 'payerName'),
    sortBy('amount', 'Amount', 'number', 'amount'),
  ],
  start: startOf,
  where: whereOf,
  count: (counted) => db.paymentSubmission.count(counted),
  keyOf: (id, viewer) =>
    db.paymentSubmission.findUnique({
      where: { id, payeeAccount: { payee: payeesSeenBy(viewer) } },
      select: { id: true, createdAt: true, payerName: true, amount: true },
    }),
  read: async (where, piece) => {
    const joined = await joinedPieceOf(where, piece, (part) =>
      db.paymentSubmission.findMany({ ...part, select: { id: true } }),
    );
    const found = await db.paymentSubmission.findMany({ ...joined, select: columns });
    return found.map(viewOf);
  },
});

/** Reported payments: waiting ones first, the oldest of them first. */
export const listPayments = payments.part;

export const paymentIds = payments.ids;

export const exportPayments = adminCsv('payments', payments, {
  'Submitted at': ({ submittedAt }) => submittedAt,
  Payer: ({ payerName }) => payerName,
  Email: ({ payerEmail }) => payerEmail,
  For: ({ namedTitle }) => namedTitle,
  'Paid to': ({ paidTo }) => paidTo,
  'Amount (INR)': ({ amountPaise }) => (amountPaise === null ? null : rupeesOf(amountPaise)),
  Reference: ({ referenceNumber }) => referenceNumber,
  'Reference ID': ({ id }) => paymentReference(id),
  'Refunded (INR)': ({ refundedPaise }) => rupeesOf(refundedPaise),
  State: ({ status, refund }) => (refund ? refundedInPart : queueLabels[status]),
});
