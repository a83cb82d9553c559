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

function standOf({ status, session }: Booked): 'held' | 'booked' | 'missed' {
  if (session?.status === 'completed') return 'held';
  return status === 'cancelled' || session?.status === 'no_show' ? 'missed' : 'booked';
}

/** The sessions of a payment; null while nobody has booked one, and once a single one is cancelled: nothing is held then. */
export function paidSessionsOf({ quotation, ...paid }: Paid, now: Date): PaidSessions | null {
  const single = paid.appointment ?? paid.paymentSubmission?.booking;
  const standing = single && single.status !== 'cancelled' ? [single] : [];
  const bookings = quotation?.plan?.bookings ?? standing;
  if (bookings.length === 0) return null;
  const days = (stand: ReturnType<typeof standOf>) =>
    bookings.filter((one) => standOf(one) === stand).map(({ startsAt }) => indianDay(startsAt));
  return { asOf: indianDay(now), held: days('held'), booked: days('booked'), missed: days('missed') };
}
