import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { rowsOfNamed } from '@/lib/admin/people/named';
import { quotationFilters } from '@/lib/admin/quotation/rules';
import { betweenDays, containing } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import { referenceOf } from '@/lib/format/reference';
import { statusLabels, statusNow } from '@/lib/payment/quotation/rules';
import { db } from '@/lib/server/db';

type QuotationQuery = ListQuery<(typeof quotationFilters)[number]['name']>;

/** A quotation has expired after its last day, even before a job records it (`statusNow`). */
function inState(state: string, now: Date): Prisma.QuotationWhereInput {
  const over = { status: 'pending', validUntil: { lt: now } };
  if (state === 'pending') return { status: 'pending', NOT: over };
  if (state === 'expired') return { OR: [{ status: 'expired' }, over] };
  return state === '' ? {} : { status: state };
}

async function whereOf(
  { q, state, from, to }: QuotationQuery,
  now: Date,
): Promise<Prisma.QuotationWhereInput> {
  const named = q === '' ? null : await rowsOfNamed(q);
  const words = named ? { OR: [{ serviceType: containing(q) }, named.client, named.therapist] } : {};
  return { AND: [words, inState(state, now), { createdAt: betweenDays(from, to) }] };
}

const columns = {
  id: true,
  serviceType: true,
  amount: true,
  sessions: true,
  status: true,
  validUntil: true,
  createdAt: true,
  client: { select: { firstName: true, lastName: true, userId: true } },
  therapist: { select: { id: true, name: true } },
} as const satisfies Prisma.QuotationSelect;

function rowOf(row: Prisma.QuotationGetPayload<{ select: typeof columns }>, now: Date) {
  const { serviceType, amount, client, status, ...same } = row;
  return {
    ...same,
    reference: referenceOf(row.id),
    service: serviceType,
    client: { name: `${client.firstName} ${client.lastName}`, userId: client.userId },
    amountPaise: paiseIn(amount),
    status: statusNow({ status, validUntil: row.validUntil }, now),
  };
}

/** A therapist's quotation to a client, without its description, which only the two may read. */
export type QuotationRow = ReturnType<typeof rowOf>;

const quotations = adminList({
  path: '/admin/quotations',
  filters: quotationFilters,
  sorts: [sortBy('made', 'Created', 'time', 'createdAt'), sortBy('amount', 'Amount', 'number', 'amount')],
  where: whereOf,
  count: (counted) => db.quotation.count(counted),
  keyOf: (id) =>
    db.quotation.findUnique({ where: { id }, select: { id: true, createdAt: true, amount: true } }),
  read: async (where, piece, { now }) => {
    const found = await db.quotation.findMany({ ...pieceOf(where, piece), select: columns });
    return found.map((row) => rowOf(row, now));
  },
});

export const listQuotations = quotations.part;

export const quotationsAsCsv = adminCsv('quotations', quotations, {
  Reference: ({ reference }) => reference,
  Made: ({ createdAt }) => createdAt,
  Client: ({ client }) => client.name,
  Therapist: ({ therapist }) => therapist.name,
  Service: ({ service }) => service,
  Sessions: ({ sessions }) => sessions,
  'Amount (INR)': ({ amountPaise }) => rupeesOf(amountPaise),
  'Valid until': ({ validUntil }) => validUntil,
  State: ({ status }) => statusLabels[status],
  Id: ({ id }) => id,
});
