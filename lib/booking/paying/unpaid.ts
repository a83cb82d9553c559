import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import { askAgainMs } from '@/lib/booking/paying/rules';
import { nameColumns, nameOf, paidBy, payerWith } from '@/lib/care/participant/columns';
import { feeColumns, feeOfAppointment } from '@/lib/payment/appointment/fee';
import type { Fee } from '@/lib/payment/appointment/rules';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

/** An appointment whose fee is due, as its therapist sees it. */
export type UnpaidAppointment = {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly begun: boolean;
  readonly missed: boolean;
  readonly cancelled: boolean;
  readonly name: string;
  readonly fee: Fee;
  /** When the therapist last asked for the payment. */
  readonly askedAt: Date | null;
  readonly canAsk: boolean;
};

export type Unpaid = {
  readonly appointments: readonly UnpaidAppointment[];
  readonly more: boolean;
};

/** The page shows no more; the longest overdue come first. */
const mostShown = 50;

/** States of a payment after which nothing is due. */
const paying = ['pending', 'matched', 'verified', 'refunded'];

/** A card payment that counts, refunded or not; a report counts by its own row. */
const paidByCard = feeColumns.transactions.where;

const unpaidWith = (therapistId: string, now: Date): Prisma.BookingWhereInput => ({
  calendar: { therapistId },
  fee: { gt: 0 },
  planId: null,
  payments: { none: { status: { in: paying } } },
  transactions: { none: paidByCard },
  OR: [{ paymentId: null }, { payment: { status: { notIn: paying } } }],
  // A cancelled one is due if the rule of the booking asks for a part.
  AND: {
    OR: [
      { bookedFee: { not: null }, status: { in: ['confirmed', 'cancelled'] } },
      { status: 'confirmed', NOT: { payingRule: 'after', endsAt: { gt: now } } },
    ],
  },
});

export async function countUnpaidAppointments(viewer: Member, now: Date = new Date()): Promise<number> {
  const therapist = await therapistOf(viewer);
  return therapist ? db.booking.count({ where: unpaidWith(therapist.id, now) }) : 0;
}

/**
 * Appointments with the viewer that have no payment and no plan, and whose fee is due: the deadline has
 * passed, or the appointment is over and is paid afterwards.
 * @param client profile id to filter by; another therapist's client gives none
 */
export async function unpaidAppointments(
  viewer: Member,
  { client, now = new Date() }: { readonly client?: string; readonly now?: Date } = {},
): Promise<Unpaid> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { appointments: [], more: false };
  const orderBy = [
    { startsAt: 'asc' },
    { id: 'asc' },
  ] as const satisfies Prisma.BookingOrderByWithRelationInput[];
  const named = await db.booking.findMany({
    where: { ...unpaidWith(therapist.id, now), ...(client !== undefined && paidBy({ clientId: client })) },
    select: { id: true },
    orderBy: [...orderBy],
    take: mostShown + 1,
  });
  const rows = await db.booking.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: named.map(({ id }) => id) } },
    select: {
      id: true,
      ...{ status: true, endsAt: true, payAskedAt: true },
      session: { select: { status: true } },
      ...payerWith(nameColumns),
      ...feeColumns,
    },
    orderBy: [...orderBy],
  });
  const due = rows.flatMap(
    ({ id, status, endsAt, payAskedAt, session, participants: [payer], ...priced }) => {
      const { startsAt } = priced;
      const fee = feeOfAppointment(priced, null);
      const name = nameOf(payer);
      if (fee.state !== 'due') return [];
      return {
        id,
        startsAt,
        endsAt,
        begun: startsAt <= now,
        missed: session?.status === 'no_show',
        cancelled: status === 'cancelled',
        name: name ?? 'Deleted account',
        fee,
        askedAt: payAskedAt,
        canAsk: name !== null && (!payAskedAt || now.getTime() - payAskedAt.getTime() >= askAgainMs),
      };
    },
  );
  return { appointments: due.slice(0, mostShown), more: rows.length > mostShown };
}
