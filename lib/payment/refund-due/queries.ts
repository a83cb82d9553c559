import 'server-only';
import { site } from '@/content/site';
import type { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import { payerWith } from '@/lib/care/participant/columns';
import { paiseIn } from '@/lib/format/money';
import { indianDay, indianZone, zoneOfReader } from '@/lib/format/time';
import { type Keeper, ownPayee } from '@/lib/payment/payee/access';
import { type Due, dueEndOf, dueForPayer, isMovable } from '@/lib/payment/refund-due/rules';
import { openPayer, type SealedPayer } from '@/lib/payment/refund-due/sealed';
import { isEntered } from '@/lib/payment/transaction/rules';
import { db } from '@/lib/server/db';

const money = {
  select: {
    amount: true,
    refundedAmount: true,
    currency: true,
    appointmentId: true,
    client: { select: { firstName: true, lastName: true, timeZone: true } },
  },
} as const;

const report = { appointmentId: true, client: { select: { timeZone: true } }, transaction: money } as const;

export const dueColumns = {
  reason: true,
  amount: true,
  refundedBefore: true,
  dueOn: true,
  createdAt: true,
  endedAt: true,
  endedBecause: true,
  paymentSubmissionId: true,
  transactionId: true,
  transaction: money,
  paymentSubmission: { select: report },
  booking: { select: { id: true, startsAt: true, viewerTimeZone: true } },
  usedBooking: { select: { startsAt: true, viewerTimeZone: true } },
} as const satisfies Prisma.RefundDueSelect;

type Row = Prisma.RefundDueGetPayload<{ select: typeof dueColumns }>;

export const newestDue = {
  select: dueColumns,
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  take: 1,
} as const satisfies Prisma.Booking$refundsDueArgs;

export function dueOf(row: Row): Due {
  const { reason, amount, refundedBefore, dueOn, endedBecause, usedBooking, booking, createdAt, endedAt } =
    row;
  const paid = row.transaction ?? row.paymentSubmission?.transaction ?? null;
  const amountPaise = paiseIn(amount);
  const sent = paid ? paiseIn(paid.refundedAmount) - paiseIn(refundedBefore) : 0;
  const sentPaise = Math.min(amountPaise, Math.max(0, sent));
  const ended = dueEndOf(endedBecause);
  // Null for a payment that an appointment was booked with; another one after it has been taken along.
  const pays = row.paymentSubmission?.appointmentId ?? row.transaction?.appointmentId ?? booking?.id;
  return {
    paymentId: row.paymentSubmissionId ?? row.transactionId ?? '',
    reason,
    amountPaise,
    sentPaise: ended === 'sent' ? amountPaise : sentPaise,
    currency: paid?.currency ?? 'INR',
    dueOn: dueOn?.toISOString().slice(0, 10) ?? null,
    owedAt: createdAt,
    ended,
    endedAt,
    cancelled: booking?.startsAt ?? null,
    usedFor: usedBooking?.startsAt ?? null,
    timeZone: zoneOfReader(
      (row.paymentSubmission ?? row.transaction)?.client?.timeZone,
      (usedBooking ?? booking)?.viewerTimeZone ?? indianZone,
    ),
    movable:
      booking !== null &&
      pays === booking.id &&
      ended === null &&
      sent <= 0 &&
      amountPaise > 0 &&
      isMovable(reason),
  };
}

export type DueRow = Due & {
  readonly id: string;
  readonly payer: string;
  /** Where to refund an erased payer; null while the payment itself shows it. */
  readonly sealed: SealedPayer | null;
  /** The page of the payment; null for money that came by card or that the therapist entered. */
  readonly submissionId: string | null;
  /** The session for which the therapist entered the money. */
  readonly enteredFor: string | null;
  readonly holder: string;
  readonly overdue: boolean;
};

const rowColumns = {
  id: true,
  ...dueColumns,
  sealedKey: true,
  sealed: true,
  therapist: { select: { name: true } },
  paymentSubmission: { select: { ...report, payerName: true } },
  transaction: {
    select: { ...money.select, method: true, appointment: { select: payerWith({ name: true }) } },
  },
} as const satisfies Prisma.RefundDueSelect;

function rowOf(row: Prisma.RefundDueGetPayload<{ select: typeof rowColumns }>, today: Date): DueRow {
  const client = row.transaction?.client;
  const entered = isEntered(row.transaction?.method ?? null);
  const sealed = openPayer(row);
  const [guest] = row.transaction?.appointment?.participants ?? [];
  const unnamed = entered ? (guest?.name ?? 'Deleted account') : 'Paid by card';
  const named = client ? `${client.firstName} ${client.lastName}` : unnamed;
  return {
    ...dueOf(row),
    id: row.id,
    sealed,
    payer: sealed?.name ?? row.paymentSubmission?.payerName ?? named,
    submissionId: row.paymentSubmissionId,
    enteredFor: entered ? (row.transaction?.appointmentId ?? null) : null,
    holder: row.therapist?.name ?? site.payee.name,
    overdue: row.dueOn !== null && row.dueOn < today,
  };
}

export type ToSend = { readonly rows: readonly DueRow[]; readonly more: boolean };

/** A therapist who cannot open the list: without an account, or with a closed one. */
const withoutAccount: Prisma.TherapistWhereInput = {
  OR: [{ userId: null }, { user: { disabledAt: { not: null } } }],
};

/** The page shows no more; those with the nearest last day come first. */
const mostShown = 50;

/**
 * Refunds that the viewer has to make; for an admin those of the service, of therapists without an open
 * account, and overdue ones of other therapists: the nearest last day first.
 */
export async function refundsToSend(viewer: Keeper, now: Date = new Date()): Promise<ToSend> {
  const today = new Date(`${indianDay(now)}T00:00:00Z`);
  const own = ownPayee(viewer);
  const whose: Prisma.RefundDueWhereInput = own.therapist
    ? { therapist: { userId: viewer.userId } }
    : { OR: [{ therapistId: null }, { dueOn: { lt: today } }, { therapist: withoutAccount }] };
  const found = await db.refundDue.findMany({
    relationLoadStrategy: 'join',
    where: { endedAt: null, dueOn: { not: null }, ...whose },
    orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
    take: mostShown + 1,
    select: rowColumns,
  });
  return { rows: found.slice(0, mostShown).map((row) => rowOf(row, today)), more: found.length > mostShown };
}

/**
 * One row for its mails, with the address of its holder: null for the service, and for a therapist whose
 * account is closed.
 */
export async function readDue(id: string, now: Date = new Date()) {
  const row = await db.refundDue.findUnique({
    where: { id },
    select: {
      ...rowColumns,
      therapist: {
        select: {
          name: true,
          email: true,
          user: { select: { email: true, disabledAt: true, profile: { select: { timeZone: true } } } },
        },
      },
    },
  });
  if (!row) return null;
  const { therapist } = row;
  const user = therapist?.user?.disabledAt ? null : therapist?.user;
  return {
    ...rowOf(row, new Date(`${indianDay(now)}T00:00:00Z`)),
    holderAddress: therapist && user ? { name: therapist.name, address: user.email } : null,
    holderZone: user?.profile?.timeZone ?? indianZone,
  };
}

/** Refunds due or made for these cancelled appointments: the newest of each, by its id. */
export async function duesOf(bookingIds: readonly string[]): Promise<ReadonlyMap<string, Due>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db.refundDue.findMany({
    relationLoadStrategy: 'join',
    where: { bookingId: { in: [...bookingIds] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { bookingId: true, ...dueColumns },
  });
  return new Map(rows.flatMap((row) => (row.bookingId ? [[row.bookingId, dueOf(row)]] : [])));
}

/** The state of the viewer's due refunds, in words, by the id of the payment in their list. */
export async function ownDues({ profile }: Member): Promise<ReadonlyMap<string, string>> {
  const rows = await db.refundDue.findMany({
    relationLoadStrategy: 'join',
    where: {
      OR: [{ paymentSubmission: { clientId: profile.id } }, { transaction: { clientId: profile.id } }],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      ...dueColumns,
      paymentSubmission: {
        select: { ...report, id: true, transaction: { select: { ...money.select, id: true } } },
      },
    },
  });
  return new Map(
    rows.flatMap((row) => {
      const words = dueForPayer(dueOf(row));
      const id = row.transactionId ?? row.paymentSubmission?.transaction?.id ?? row.paymentSubmissionId;
      return words && id ? [[id, words] as const] : [];
    }),
  );
}
