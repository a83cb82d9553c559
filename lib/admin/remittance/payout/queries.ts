import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { rowsOfNamed } from '@/lib/admin/people/named';
import { payoutFilters } from '@/lib/admin/remittance/payout/rules';
import { containing } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import { db } from '@/lib/server/db';

type PayoutQuery = ListQuery<(typeof payoutFilters)[number]['name']>;

async function withWords(q: string): Promise<Prisma.RemittanceWhereInput> {
  if (q === '') return {};
  const { therapist } = await rowsOfNamed(q);
  return { OR: [{ reference: containing(q) }, therapist] };
}

async function whereOf({ q, state, from, to }: PayoutQuery): Promise<Prisma.RemittanceWhereInput> {
  return {
    AND: [
      await withWords(q),
      state === '' ? {} : { takenBackAt: state === 'counts' ? null : { not: null } },
      // A transfer has a day and no time.
      { paidOn: { ...(from !== '' && { gte: new Date(from) }), ...(to !== '' && { lte: new Date(to) }) } },
    ],
  };
}

const columns = {
  id: true,
  amount: true,
  paidOn: true,
  reference: true,
  takenBackAt: true,
  takenBackReason: true,
  therapist: { select: { id: true, name: true } },
  recordedBy: { select: { name: true, email: true } },
} as const satisfies Prisma.RemittanceSelect;

function rowOf(row: Prisma.RemittanceGetPayload<{ select: typeof columns }>) {
  const { amount, paidOn, recordedBy, ...same } = row;
  return {
    ...same,
    amountPaise: paiseIn(amount),
    /** Day of the transfer, ISO. */
    paidOn: paidOn.toISOString().slice(0, 10),
    /** The admin who recorded it; null for an erased account. */
    by: recordedBy && (recordedBy.name || recordedBy.email),
  };
}

export type PayoutRow = ReturnType<typeof rowOf>;

const payouts = adminList({
  path: '/admin/payouts',
  filters: payoutFilters,
  sorts: [sortBy('paid', 'Paid out', 'time', 'paidOn'), sortBy('amount', 'Amount', 'number', 'amount')],
  where: whereOf,
  count: (counted) => db.remittance.count(counted),
  keyOf: (id) =>
    db.remittance.findUnique({ where: { id }, select: { id: true, paidOn: true, amount: true } }),
  read: async (where, piece) => {
    const found = await db.remittance.findMany({ ...pieceOf(where, piece), select: columns });
    return found.map(rowOf);
  },
});

export const listPayouts = payouts.part;

export const payoutsAsCsv = adminCsv('payouts', payouts, {
  'Paid out': ({ paidOn }) => paidOn,
  Therapist: ({ therapist }) => therapist.name,
  'Amount (INR)': ({ amountPaise }) => rupeesOf(amountPaise),
  Reference: ({ reference }) => reference,
  'Recorded by': ({ by }) => by,
  Undone: ({ takenBackAt }) => takenBackAt,
  'Reason for undoing': ({ takenBackReason }) => takenBackReason,
  Id: ({ id }) => id,
});
