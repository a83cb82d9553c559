import type { Prisma } from '@/generated/prisma/client';
import { indianDay, indianZone, zoneOfReader } from '@/lib/format/time';

/**
 * The paid session, or those of the payment's plan, as they are when the document is printed, by time.
 * Sessions are booked and moved after it was issued, so its stored days only show the state at that time.
 */
export type PaidSessions = {
  /** A day in India. */
  readonly asOf: string;
  readonly held: readonly Date[];
  readonly booked: readonly Date[];
  /** Used up without taking place: missed, or cancelled too late. */
  readonly missed: readonly Date[];
  /** A single session that does not take place; a plan's session returns to its plan. */
  readonly cancelled: readonly Date[];
};

const booked = {
  select: { startsAt: true, status: true, viewerTimeZone: true, session: { select: { status: true } } },
} as const;

const inOrder = {
  ...booked,
  orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
} satisfies Prisma.TherapyPlan$bookingsArgs;

export const paidSessionsColumns = {
  quotation: {
    select: {
      plan: {
        select: { bookings: inOrder },
      },
    },
  },
  client: { select: { timeZone: true } },
  appointment: booked,
  paymentSubmission: { select: { bookings: inOrder } },
  bookings: inOrder,
} as const satisfies Prisma.TransactionSelect;

type Paid = Prisma.TransactionGetPayload<{ select: typeof paidSessionsColumns }>;
type Booked = NonNullable<Paid['appointment']>;

type State = Exclude<keyof PaidSessions, 'asOf'>;

function stateOf({ status, session }: Booked, single: boolean): State {
  if (session?.status === 'completed') return 'held';
  if (status === 'cancelled') return single ? 'cancelled' : 'missed';
  return session?.status === 'no_show' ? 'missed' : 'booked';
}

function bookingsOf({ quotation, ...paid }: Paid): readonly Booked[] {
  const single = paid.appointment ? [paid.appointment] : (paid.paymentSubmission ?? paid).bookings;
  return quotation?.plan?.bookings ?? single;
}

/** IANA zone of the payer: of their account, or the one from which they booked. */
export function zoneOfPayer(paid: Paid): string {
  return zoneOfReader(paid.client?.timeZone, bookingsOf(paid).at(-1)?.viewerTimeZone ?? indianZone);
}

/** The sessions of a payment; null before any booking. */
export function paidSessionsOf(paid: Paid, now: Date): PaidSessions | null {
  const bookings = bookingsOf(paid);
  if (bookings.length === 0) return null;
  const single = !paid.quotation?.plan;
  const times = (state: State) =>
    bookings.filter((one) => stateOf(one, single) === state).map(({ startsAt }) => startsAt);
  return {
    asOf: indianDay(now),
    held: times('held'),
    booked: times('booked'),
    missed: times('missed'),
    cancelled: times('cancelled'),
  };
}
