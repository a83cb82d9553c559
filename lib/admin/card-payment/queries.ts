import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { type CardState, cardFilters, cardStates } from '@/lib/admin/card-payment/rules';
import { type ClientBeside, clientsBeside, therapistsBeside } from '@/lib/admin/people/beside';
import { rowsOfNamed } from '@/lib/admin/people/named';
import { betweenDays, containing } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { paiseIn, paiseOf, rupeesOf } from '@/lib/format/money';
import { meetingsInWords } from '@/lib/payment/product/meetings';
import { cardProviders, isReturnReason, providerNames, returnReasons } from '@/lib/payment/provider/rules';
import { partOf, refundedInPart } from '@/lib/payment/refund/rules';
import { db } from '@/lib/server/db';

const columns = {
  id: true,
  description: true,
  ...{ productSlug: true, meetings: true },
  amount: true,
  currency: true,
  method: true,
  status: true,
  providerReference: true,
  returningBecause: true,
  createdAt: true,
  paidAt: true,
  refundedAt: true,
  refundedAmount: true,
  therapistId: true,
  clientId: true,
} as const satisfies Prisma.TransactionSelect;

type Row = Prisma.TransactionGetPayload<{ select: typeof columns }>;

function stateOf({ status, returningBecause }: Pick<Row, 'status' | 'returningBecause'>): CardState {
  if (status === 'paid' && returningBecause !== null) return 'returning';
  const state = Object.keys(cardStates).find((known): known is CardState => known === status);
  if (!state) throw new TypeError('A card payment is in an unknown state.');
  return state;
}

function viewOf(row: Row, client: ClientBeside | undefined, therapist: string | undefined) {
  const { amount, createdAt, description, productSlug, meetings, method, returningBecause, ...rest } = row;
  const sold = productSlug && meetingsInWords(productSlug, meetings);
  const company = cardProviders.find((name) => name === method);
  return {
    id: rest.id,
    paidAt: rest.paidAt,
    refundedAt: rest.refundedAt,
    /** Paise or cents refunded. */
    refundedPaise: paiseIn(rest.refundedAmount),
    refund: partOf(paiseIn(amount), paiseIn(rest.refundedAmount)),
    currency: rest.currency,
    /** The card company's own reference. */
    reference: rest.providerReference,
    openedAt: createdAt,
    company: company ? providerNames[company] : method,
    payer: client ? `${client.firstName} ${client.lastName}`.trim() : null,
    payerEmail: client?.email ?? null,
    /** With the lengths of its meetings as they were sold, which those of today may not be. */
    title: sold ? `${description}: ${sold}` : description,
    /** A therapist's name; null for a payment to the service. */
    therapist: therapist ?? null,
    /** Paise or cents. */
    amountPaise: paiseOf(amount.toFixed(2)),
    state: stateOf(row),
    /** The reason for an automatic refund. */
    because: isReturnReason(returningBecause) ? returnReasons[returningBecause] : null,
  };
}

export type CardPaymentRow = ReturnType<typeof viewOf>;

type CardQuery = ListQuery<(typeof cardFilters)[number]['name']>;

function inState(state: string): Prisma.TransactionWhereInput {
  if (state === '') return {};
  if (state === 'returning') return { status: 'paid', returningBecause: { not: null } };
  return { status: state, ...(state === 'paid' && { returningBecause: null }) };
}

async function withWords(q: string): Promise<Prisma.TransactionWhereInput> {
  if (q === '') return {};
  const { client } = await rowsOfNamed(q);
  return { OR: [client, { providerReference: containing(q) }] };
}

async function whereOf({ q, state, company, from, to }: CardQuery): Promise<Prisma.TransactionWhereInput> {
  return {
    method: company === '' ? { in: [...cardProviders] } : company,
    createdAt: betweenDays(from, to),
    AND: [inState(state), await withWords(q)],
  };
}

const cardPayments = adminList({
  path: '/admin/card-payments',
  filters: cardFilters,
  sorts: [sortBy('opened', 'Opened', 'time', 'createdAt'), sortBy('amount', 'Amount', 'number', 'amount')],
  where: whereOf,
  count: (counted) => db.transaction.count(counted),
  keyOf: (id) =>
    db.transaction.findUnique({ where: { id }, select: { id: true, createdAt: true, amount: true } }),
  read: async (where, piece) => {
    const found = await db.transaction.findMany({ ...pieceOf(where, piece), select: columns });
    const [clients, therapists] = await Promise.all([
      clientsBeside(found.map(({ clientId }) => clientId)),
      therapistsBeside(found.map(({ therapistId }) => therapistId)),
    ]);
    return found.map((row) =>
      viewOf(row, clients.get(row.clientId ?? ''), therapists.get(row.therapistId ?? '')?.name),
    );
  },
});

export const listCardPayments = cardPayments.part;

export const cardPaymentsAsCsv = adminCsv('card-payments', cardPayments, {
  Opened: ({ openedAt }) => openedAt,
  Paid: ({ paidAt }) => paidAt ?? '',
  Refunded: ({ refundedAt }) => refundedAt ?? '',
  'Card company': ({ company }) => company,
  Payer: ({ payer }) => payer ?? '',
  Email: ({ payerEmail }) => payerEmail ?? '',
  For: ({ title }) => title,
  'Paid to': ({ therapist }) => therapist ?? 'Our service',
  Amount: ({ amountPaise }) => (amountPaise === null ? '' : rupeesOf(amountPaise)),
  'Refunded amount': ({ refundedPaise }) => rupeesOf(refundedPaise),
  Currency: ({ currency }) => currency,
  State: ({ state, refund }) => (refund ? refundedInPart : cardStates[state]),
  Why: ({ because }) => because ?? '',
  Reference: ({ reference }) => reference ?? '',
  Id: ({ id }) => id,
});
