import 'server-only';
import { day } from '@/lib/format/duration';
import { paiseIn } from '@/lib/format/money';
import { bookingOrder } from '@/lib/payment/booking-link/meetings';
import type { Tx } from '@/lib/server/db';

/** A payment: a report of money, or money without a report: by card, or entered by the therapist. */
export type OwedPayment = { readonly submission: string } | { readonly transaction: string };

/** A payment without an appointment so far, and its therapist; null for the service. */
export type Unused = {
  readonly payment: OwedPayment;
  /** Paise or cents. */
  readonly paise: number;
  readonly currency: string;
  readonly therapist: { readonly name: string } | null;
};

/** The payer, with the address that they have confirmed; or the therapist who is paid. */
export type UnusedOf =
  | { readonly profileId: string | null; readonly address: string | null }
  | { readonly therapistId: string };

/** As long as the booking link of a payment lives. */
const bookableFor = 90 * day;

type Confirmed = {
  readonly status: string;
  readonly clientId: string | null;
  readonly therapistId: string | null;
};

/** Whether the two have met lately for a session that nothing else pays: then this payment may be for it. */
async function maybeUsed(
  client: Pick<Tx, 'therapySession'>,
  { status, clientId, therapistId }: Confirmed,
  now: Date,
): Promise<boolean> {
  if (status !== 'verified' || clientId === null || therapistId === null) return false;
  const met = await client.therapySession.count({
    where: {
      clientId,
      therapistId,
      status: { not: 'cancelled' },
      sessionDate: { lte: now, gt: new Date(now.getTime() - bookableFor) },
      planId: null,
      OR: [
        { bookingId: null },
        { booking: { paymentId: null, payments: { none: {} }, transactions: { none: {} } } },
      ],
    },
  });
  return met > 0;
}

const reportColumns = {
  id: true,
  amount: true,
  currency: true,
  status: true,
  clientId: true,
  therapistId: true,
  payeeAccount: { select: { payee: { select: { therapist: { select: { name: true } } } } } },
  transaction: { select: { amount: true, refundedAmount: true } },
} as const;

/**
 * Payments that nothing has been received for: reports that are still being checked, and confirmed payments
 * and orders by card that can still be booked with. Plans, appointments, internships and refunds already due count elsewhere.
 */
export async function unusedPayments(
  client: Pick<Tx, 'paymentSubmission' | 'profile' | 'therapySession'>,
  whose: UnusedOf,
  now: Date,
): Promise<readonly Unused[]> {
  const createdAt = { gt: new Date(now.getTime() - bookableFor) };
  const left = {
    refundsDue: { none: {} },
    bookings: {
      every: { calendar: { therapistId: null }, OR: [{ status: 'cancelled' }, { startsAt: { gt: now } }] },
    },
  };
  const report = {
    appointmentId: null,
    internshipApplicationId: null,
    ...left,
    OR: [{ status: { in: ['pending', 'matched'] } }, { status: 'verified', quotationId: null, createdAt }],
  };
  const { profileId, address, therapistId } = { profileId: null, address: null, therapistId: null, ...whose };
  const others =
    therapistId !== null
      ? { payeeAccount: { payee: { therapistId } } }
      : address === null
        ? null
        : { clientId: null, payerEmail: { equals: address, mode: 'insensitive' as const } };
  const ordered = { orderBy: { id: 'asc' } } as const;
  const own =
    profileId === null
      ? null
      : await client.profile.findUnique({
          relationLoadStrategy: 'join',
          where: { id: profileId },
          select: {
            transactions: {
              ...ordered,
              where: { ...bookingOrder, ...left, createdAt },
              select: { id: true, amount: true, refundedAmount: true, currency: true },
            },
            paymentSubmissions: { ...ordered, where: report, select: reportColumns },
          },
        });
  const found = others
    ? await client.paymentSubmission.findMany({
        ...ordered,
        relationLoadStrategy: 'join',
        where: { ...report, ...others },
        select: reportColumns,
      })
    : [];
  const unused = (own?.transactions ?? []).map(({ id, amount, refundedAmount, currency }): Unused => {
    const paise = paiseIn(amount) - paiseIn(refundedAmount);
    return { payment: { transaction: id }, paise, currency, therapist: null };
  });
  for (const { id, amount, currency, payeeAccount, transaction, ...payment } of [
    ...(own?.paymentSubmissions ?? []),
    ...found,
  ]) {
    if (await maybeUsed(client, payment, now)) continue;
    const paise = transaction
      ? paiseIn(transaction.amount) - paiseIn(transaction.refundedAmount)
      : paiseIn(amount);
    const { therapist } = payeeAccount.payee;
    unused.push({ payment: { submission: id }, paise, currency, therapist });
  }
  return unused;
}
