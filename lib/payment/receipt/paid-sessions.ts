import type { Prisma } from '@/generated/prisma/client';
import { indianDay } from '@/lib/format/time';

/**
 * The session that was paid, or those of the plan that a payment made, as they stand when its paper is printed. Days in India, in order of
 * time. They are booked and moved after the paper was made out, so what it keeps of them is only how they stood then.
 */
export type PaidSessions = {
  readonly asOf: string;
  readonly held: readonly string[];
  readonly booked: readonly string[];
  /** Used up all the same: nobody came, or the time was cancelled too late. */
  readonly missed: readonly string[];
  /** A single one that does not take place; one of a plan goes back to the plan instead. */
  readonly cancelled: readonly string[];
};

const booked = { select: { startsAt: true, status: true, session: { select: { status: true } } } } as const;

/** Columns of a transaction that tell its sessions. */
export const paidSessionsColumns = {
  quotation: {
    select: {
      plan: {
        select: {
          bookings: {
            ...booked,
            orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
          },
        },
      },
    },
  },
  appointment: booked,
  paymentSubmission: { select: { booking: booked } },
} as const satisfies Prisma.TransactionSelect;

type Paid = Prisma.TransactionGetPayload<{ select: typeof paidSessionsColumns }>;
type Booked = NonNullable<Paid['appointment']>;

type Stand = Exclude<keyof PaidSessions, 'asOf'>;

function standOf({ status, session }: Booked, single: boolean): Stand {
  if (session?.status === 'completed') return 'held';
  if (status === 'cancelled') return single ? 'cancelled' : 'missed';
  return session?.status === 'no_show' ? 'missed' : 'booked';
}

/** The sessions of a payment; null while nobody has booked one. */
export function paidSessionsOf({ quotation, ...paid }: Paid, now: Date): PaidSessions | null {
  const single = paid.appointment ?? paid.paymentSubmission?.booking;
  const ofPlan = quotation?.plan?.bookings;
  const bookings = ofPlan ?? (single ? [single] : []);
  if (bookings.length === 0) return null;
  const days = (stand: Stand) =>
    bookings.filter((one) => standOf(one, !ofPlan) === stand).map(({ startsAt }) => indianDay(startsAt));
  return {
    asOf: indianDay(now),
    held: days('held'),
    booked: days('booked'),
    missed: days('missed'),
    cancelled: days('cancelled'),
  };
}
