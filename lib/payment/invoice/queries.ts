import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { zoneOf } from '@/lib/account/session/viewer';
import { guest, paidBy, payerWith } from '@/lib/care/participant/columns';
import { paiseIn } from '@/lib/format/money';
import { indianDay, startOfIndianDay } from '@/lib/format/time';
import { isUuid } from '@/lib/format/uuid';
import {
  boundsOf,
  chargedFor,
  type InvoiceLine,
  type InvoiceOf,
  type InvoiceSums,
  totalOf,
} from '@/lib/payment/invoice/rules';
import type { Keeper } from '@/lib/payment/payee/access';
import { receiptKindOf, receiptNumber, type TaxStatus, taxStatusOf } from '@/lib/payment/receipt/rules';
import { dueColumns, dueOf } from '@/lib/payment/refund-due/queries';
import { isEntered } from '@/lib/payment/transaction/rules';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

/** A month's sessions and payments of one person with the viewer, as of now. */
export type Invoice = {
  readonly month: string;
  /** A day in India. */
  readonly asOf: string;
  readonly payee: {
    readonly name: string;
    readonly title: string;
    readonly address: string;
    readonly taxStatus: TaxStatus;
    readonly gstin: string | null;
  };
  readonly payer: string;
  /** Oldest first. */
  readonly lines: readonly InvoiceLine[];
  readonly total: InvoiceSums;
  /** IANA zone of the therapist. */
  readonly timeZone: string;
};

const moneyColumns = {
  id: true,
  amount: true,
  refundedAmount: true,
  method: true,
  description: true,
  paidAt: true,
  createdAt: true,
  appointmentId: true,
  paymentSubmission: { select: { bookings: { select: { id: true } } } },
  receipts: {
    select: { kind: true, financialYear: true, number: true },
    orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }],
  },
} as const satisfies Prisma.TransactionSelect;

type Money = Prisma.TransactionGetPayload<{ select: typeof moneyColumns }>;

/** Money that counts; an undone entry and money on its way back never do. */
const counted = {
  status: { in: ['paid', 'refunded'] },
  returningBecause: null,
  currency: 'INR',
} satisfies Prisma.TransactionWhereInput;

const net = ({ amount, refundedAmount }: Pick<Money, 'amount' | 'refundedAmount'>) =>
  paiseIn(amount) - paiseIn(refundedAmount);

/** The money received, proven and entered apart, with the numbers of the papers. */
function receivedOf(money: readonly Money[]) {
  const sum = (entered: boolean) =>
    money.filter(({ method }) => isEntered(method) === entered).reduce((total, row) => total + net(row), 0);
  const papers = money.flatMap(({ receipts }) =>
    receipts.map(({ kind, ...paper }) => receiptNumber({ ...paper, kind: receiptKindOf(kind) })),
  );
  return { provenPaise: sum(false), enteredPaise: sum(true), papers };
}

/** The session that a payment pays: its own, else the one that was booked by its link. */
const sessionOf = ({ appointmentId, paymentSubmission }: Money) =>
  appointmentId ?? paymentSubmission?.bookings[0]?.id ?? null;

type Person = {
  readonly name: string;
  readonly bookings: Prisma.BookingWhereInput;
  readonly money: Prisma.TransactionWhereInput;
};

/** The person, if they have met or paid the therapist; null for any other. */
async function personOf(therapistId: string, of: InvoiceOf): Promise<Person | null> {
  if ('client' in of) {
    if (!isUuid(of.client)) return null;
    const found = await db.profile.findFirst({
      where: {
        id: of.client,
        OR: [
          { participants: { some: { booking: { calendar: { therapistId } } } } },
          { sessions: { some: { therapistId } } },
          { transactions: { some: { therapistId } } },
        ],
      },
      select: { id: true, firstName: true, lastName: true },
    });
    return (
      found && {
        name: `${found.firstName} ${found.lastName}`,
        bookings: paidBy({ clientId: found.id }),
        money: { clientId: found.id },
      }
    );
  }
  if (!isUuid(of.guest)) return null;
  const found = await db.booking.findFirst({
    where: { id: of.guest, ...paidBy(guest), calendar: { therapistId } },
    select: payerWith({ name: true, email: true }),
  });
  const payer = found?.participants[0];
  if (!payer?.email) return null;
  const { name, email } = payer;
  return {
    name: name ?? email,
    bookings: paidBy({ clientId: null, email }),
    money: { clientId: null, paymentSubmission: { payerEmail: email } },
  };
}

/**
 * The invoice of a month in India: every session that begins in it, moved ones at their present time, with
 * what it costs and what was paid, and payments for anything else on the day they arrived. Each payment is in
 * one line of one month, so the lines of all months add up to what was received less refunds.
 * @param month "2026-11"
 */
export async function readInvoice(
  viewer: Keeper,
  of: InvoiceOf,
  month: string,
  now: Date = new Date(),
): Promise<Invoice | null> {
  const therapist = await therapistOf(viewer);
  const person = therapist && (await personOf(therapist.id, of));
  if (!therapist || !person) return null;
  const [from, to] = boundsOf(month).map(startOfIndianDay);
  const within = { gte: from, lt: to };
  const therapistId = therapist.id;
  const [payee, bookings, others] = await Promise.all([
    db.therapist.findUniqueOrThrow({
      where: { id: therapistId },
      select: { name: true, title: true, accountHolder: true, location: true, taxStatus: true, gstin: true },
    }),
    db.booking.findMany({
      where: {
        ...person.bookings,
        calendar: { therapistId },
        startsAt: within,
        status: { in: ['confirmed', 'cancelled'] },
      },
      select: {
        id: true,
        startsAt: true,
        status: true,
        fee: true,
        bookedFee: true,
        planId: true,
        session: { select: { status: true } },
        refundsDue: { where: { endedAt: null }, select: dueColumns },
      },
    }),
    db.transaction.findMany({
      where: {
        ...counted,
        ...person.money,
        therapistId,
        appointmentId: null,
        paidAt: within,
        OR: [{ paymentSubmissionId: null }, { paymentSubmission: { bookings: { none: {} } } }],
      },
      select: moneyColumns,
    }),
  ]);
  const ids = bookings.map(({ id }) => id);
  const money = await db.transaction.findMany({
    where: {
      ...counted,
      OR: [
        { appointmentId: { in: ids } },
        { appointmentId: null, paymentSubmission: { bookings: { some: { id: { in: ids } } } } },
      ],
    },
    select: moneyColumns,
    orderBy: [{ paidAt: 'asc' }, { id: 'asc' }],
  });
  const sessions = bookings.flatMap(
    ({ id, startsAt, status, fee, bookedFee, planId, session, refundsDue }): InvoiceLine[] => {
      const received = receivedOf(money.filter((row) => sessionOf(row) === id));
      const cancelled = status === 'cancelled';
      const paid = received.provenPaise + received.enteredPaise;
      const duePaise = refundsDue.map(dueOf).reduce((sum, due) => sum + due.amountPaise - due.sentPaise, 0);
      const feePaise = fee === null ? null : paiseIn(fee);
      const onPlan = planId !== null;
      // A rule of the booking has made the fee of a late cancellation what it costs.
      const free = cancelled && bookedFee === null;
      const chargedPaise = chargedFor({ cancelled: free, onPlan, feePaise, duePaise, ...received });
      if (cancelled && received.papers.length === 0 && paid === 0 && chargedPaise === 0) return [];
      const notes = [
        cancelled && 'Cancelled',
        session?.status === 'no_show' && 'Missed',
        onPlan && 'Paid from a plan',
        !cancelled && !onPlan && feePaise === null && 'Fee not agreed',
      ];
      return [
        {
          id,
          at: startsAt,
          title: 'Session',
          note: notes.filter(Boolean).join(', '),
          ...received,
          chargedPaise,
        },
      ];
    },
  );
  const purchases = others.map((row): InvoiceLine => {
    const received = receivedOf([row]);
    const chargedPaise = received.provenPaise + received.enteredPaise;
    return {
      id: row.id,
      at: row.paidAt ?? row.createdAt,
      title: row.description,
      note: 'Payment without an appointment',
      ...received,
      chargedPaise,
    };
  });
  const lines = [...sessions, ...purchases].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return {
    month,
    asOf: indianDay(now),
    payee: {
      name: payee.accountHolder ?? payee.name,
      title: payee.title,
      address: payee.location,
      taxStatus: taxStatusOf(payee.taxStatus),
      gstin: payee.gstin,
    },
    payer: person.name,
    lines,
    total: totalOf(lines),
    timeZone: zoneOf(viewer),
  };
}
