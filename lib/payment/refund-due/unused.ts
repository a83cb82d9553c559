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

/**
 * Payments that nothing has been received for: reports that are still being checked, and confirmed payments
 * and orders by card that can still be booked with. Plans, appointments, internships and refunds already due count elsewhere.
 */
export async function unusedPayments(
  client: Pick<Tx, 'paymentSubmission' | 'transaction' | 'therapySession'>,
  whose: UnusedOf,
  now: Date,
): Promise<readonly Unused[]> {
  const createdAt = { gt: new Date(now.getTime() - bookableFor) };
  const bookings = {
    every: { calendar: { therapistId: null }, OR: [{ status: 'cancelled' }, { startsAt: { gt: now } }] },
  };
  const orders =
    'therapistId' in whose || whose.profileId === null
      ? []
      : await client.transaction.findMany({
          where: {
            ...bookingOrder,
            clientId: whose.profileId,
            refundsDue: { none: {} },
            createdAt,
            bookings,
          },
          orderBy: { id: 'asc' },
          select: { id: true, amount: true, refundedAmount: true, currency: true },
        });
  const found = await client.paymentSubmission.findMany({
    relationLoadStrategy: 'join',
    where: {
      appointmentId: null,
      internshipApplicationId: null,
      refundsDue: { none: {} },
      AND: [
        'therapistId' in whose
          ? { payeeAccount: { payee: { therapistId: whose.therapistId } } }
          : {
              OR: [
                ...(whose.profileId === null ? [] : [{ clientId: whose.profileId }]),
                ...(whose.address === null
                  ? []
                  : [
                      { clientId: null, payerEmail: { equals: whose.address, mode: 'insensitive' as const } },
                    ]),
              ],
            },
        {
          OR: [
            { status: { in: ['pending', 'matched'] } },
            { status: 'verified', quotationId: null, createdAt },
          ],
        },
      ],
      bookings,
    },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      amount: true,
      currency: true,
      status: true,
      clientId: true,
      therapistId: true,
      payeeAccount: { select: { payee: { select: { therapist: { select: { name: true } } } } } },
      transaction: { select: { amount: true, refundedAmount: true } },
    },
  });
  const unused = orders.map(({ id, amount, refundedAmount, currency }): Unused => {
    const paise = paiseIn(amount) - paiseIn(refundedAmount);
    return { payment: { transaction: id }, paise, currency, therapist: null };
  });
  for (const { id, amount, currency, payeeAccount, transaction, ...payment } of found) {
    if (await maybeUsed(client, payment, now)) continue;
    const paise = transaction
      ? paiseIn(transaction.amount) - paiseIn(transaction.refundedAmount)
      : paiseIn(amount);
    const { therapist } = payeeAccount.payee;
    unused.push({ payment: { submission: id }, paise, currency, therapist });
  }
  return unused;
}
