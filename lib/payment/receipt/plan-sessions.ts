import type { Prisma } from '@/generated/prisma/client';
import { indianDay } from '@/lib/format/time';

/**
 * The sessions of the plan that a payment made, as they stand when its paper is printed. Days in India, in order of time.
 * They are booked one by one after the paper was made out, so they are never kept in it.
 */
export type PlanSessions = {
  readonly asOf: string;
  readonly held: readonly string[];
  readonly booked: readonly string[];
  /** Used up all the same: nobody came, or the time was cancelled too late. */
  readonly missed: readonly string[];
};

/** Columns of a transaction that tell the sessions of its plan. */
export const planSessionsColumns = {
  quotation: {
    select: {
      plan: {
        select: {
          bookings: {
            select: { startsAt: true, status: true, session: { select: { status: true } } },
            orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
          },
        },
      },
    },
  },
} as const satisfies Prisma.TransactionSelect;

type Paid = Prisma.TransactionGetPayload<{ select: typeof planSessionsColumns }>;
type Booked = NonNullable<NonNullable<Paid['quotation']>['plan']>['bookings'][number];

function standOf({ status, session }: Booked): 'held' | 'booked' | 'missed' {
  if (session?.status === 'completed') return 'held';
  return status === 'cancelled' || session?.status === 'no_show' ? 'missed' : 'booked';
}

/** The sessions of a payment's plan; null when it made none, and while nobody has booked one. */
export function planSessionsOf({ quotation }: Paid, now: Date): PlanSessions | null {
  const bookings = quotation?.plan?.bookings ?? [];
  if (bookings.length === 0) return null;
  const days = (stand: ReturnType<typeof standOf>) =>
    bookings.filter((one) => standOf(one) === stand).map(({ startsAt }) => indianDay(startsAt));
  return { asOf: indianDay(now), held: days('held'), booked: days('booked'), missed: days('missed') };
}
