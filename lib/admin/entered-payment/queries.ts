import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { isAdmin } from '@/lib/account/session/guard';
import { type EnteredState, enteredFilters, enteredStates } from '@/lib/admin/entered-payment/rules';
import { rowsOfNamed } from '@/lib/admin/people/named';
import { betweenDays } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { joinedPieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { payerWith } from '@/lib/care/participant/columns';
import { paiseIn, rupeesOf } from '@/lib/format/money';
import { indianDay } from '@/lib/format/time';
import type { Keeper } from '@/lib/payment/payee/access';
import { receiptKindOf, receiptNumber } from '@/lib/payment/receipt/rules';
import { type PartRefund, partOf, refundedInPart } from '@/lib/payment/refund/rules';
import { enteredMark, enteredMethods, methodInWords } from '@/lib/payment/transaction/rules';
import { db } from '@/lib/server/db';

export type EnteredRow = {
  readonly id: string;
  readonly enteredAt: Date;
  readonly paidAt: Date;
  readonly payer: string;
  readonly therapist: string;
  readonly method: string;
  readonly note: string | null;
  readonly amountPaise: number;
  readonly refundedPaise: number;
  readonly refund: PartRefund | null;
  readonly state: EnteredState;
  readonly undoneBecause: string | null;
  readonly receipt: string;
  /** The session that it pays. */
  readonly appointment: string | null;
};

const columns = {
  id: true,
  createdAt: true,
  paidAt: true,
  method: true,
  enteredNote: true,
  amount: true,
  refundedAmount: true,
  status: true,
  undoneReason: true,
  appointmentId: true,
  client: { select: { firstName: true, lastName: true } },
  appointment: { select: payerWith({ name: true }) },
  therapist: { select: { name: true } },
  receipts: {
    where: { kind: { not: 'credit_note' } },
    select: { kind: true, financialYear: true, number: true },
  },
} as const satisfies Prisma.TransactionSelect;

function viewOf({
  createdAt,
  paidAt,
  method,
  enteredNote,
  client,
  appointment,
  therapist,
  receipts: [paper],
  ...row
}: Prisma.TransactionGetPayload<{ select: typeof columns }>): EnteredRow {
  const state = Object.keys(enteredStates).find((known): known is EnteredState => known === row.status);
  if (!state) throw new TypeError('An entered payment is in an unknown state.');
  const [amountPaise, refundedPaise] = [paiseIn(row.amount), paiseIn(row.refundedAmount)];
  return {
    id: row.id,
    enteredAt: createdAt,
    paidAt: paidAt ?? createdAt,
    payer: client
      ? `${client.firstName} ${client.lastName}`
      : (appointment?.participants[0]?.name ?? 'Deleted account'),
    therapist: therapist?.name ?? '',
    method: methodInWords(method) ?? method,
    note: enteredNote,
    amountPaise,
    refundedPaise,
    refund: partOf(amountPaise, refundedPaise),
    state,
    undoneBecause: row.undoneReason,
    receipt: paper ? receiptNumber({ ...paper, kind: receiptKindOf(paper.kind) }) : '',
    appointment: row.appointmentId,
  };
}

type EnteredQuery = ListQuery<(typeof enteredFilters)[number]['name']>;

async function whereOf(
  { q, state, method, from, to }: EnteredQuery,
  _now: Date,
  viewer: Keeper,
): Promise<Prisma.TransactionWhereInput> {
  return {
    method: method === '' ? { in: [...enteredMethods] } : method,
    createdAt: betweenDays(from, to),
    ...(state !== '' && { status: state }),
    // An administrator sees the entries of all therapists.
    ...(!isAdmin(viewer) && { therapist: { userId: viewer.userId } }),
    ...(q !== '' && (await rowsOfNamed(q)).client),
  };
}

const entered = adminList({
  path: '/admin/entered-payments',
  filters: enteredFilters,
  sorts: [sortBy('entered', 'Entered', 'time', 'createdAt'), sortBy('amount', 'Amount', 'number', 'amount')],
  where: whereOf,
  count: (counted) => db.transaction.count(counted),
  keyOf: (id, viewer: Keeper) =>
    db.transaction.findFirst({
      where: { id, ...(!isAdmin(viewer) && { therapist: { userId: viewer.userId } }) },
      select: { id: true, createdAt: true, amount: true },
    }),
  read: async (where, piece) => {
    const joined = await joinedPieceOf(where, piece, (part) =>
      db.transaction.findMany({ ...part, select: { id: true } }),
    );
    return (await db.transaction.findMany({ ...joined, select: columns })).map(viewOf);
  },
});

/** Payments that therapists entered by hand: a therapist's own or, for an admin, all of them. */
export const listEnteredPayments = entered.part;

export const enteredPaymentsAsCsv = adminCsv('entered-payments', entered, {
  Entered: ({ enteredAt }) => enteredAt,
  'Paid on': ({ paidAt }) => indianDay(paidAt),
  Payer: ({ payer }) => payer,
  'Paid to': ({ therapist }) => therapist,
  'Paid by': ({ method }) => method,
  Number: ({ note }) => note ?? '',
  Receipt: ({ receipt }) => receipt,
  'Amount, not proven (INR)': ({ amountPaise }) => rupeesOf(amountPaise),
  'Refunded (INR)': ({ refundedPaise }) => rupeesOf(refundedPaise),
  State: ({ state, refund }) => (refund ? `${enteredMark} · ${refundedInPart}` : enteredStates[state]),
  'Undone because': ({ undoneBecause }) => undoneBecause ?? '',
  Id: ({ id }) => id,
});
