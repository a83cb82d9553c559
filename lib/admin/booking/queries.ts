import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { bookingFilters } from '@/lib/admin/booking/rules';
import { type PersonBeside, peopleOfBookings, therapistsOfCalendars } from '@/lib/admin/people/beside';
import { accountSearched, bookingsOfAccount, bookingsOfNamed } from '@/lib/admin/people/named';
import type { ListQuery } from '@/lib/admin/table/filters';
import { joinedPieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { type BookingView, findBooking } from '@/lib/booking/queries';
import { isUuid } from '@/lib/format/uuid';
import { feeColumns, feePaymentStateOfAppointment } from '@/lib/payment/appointment/fee';
import { feeInList } from '@/lib/payment/appointment/rules';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

type BookingQuery = ListQuery<(typeof bookingFilters)[number]['name']>;

/** A hold is not a booking: it belongs to a person who is still typing. */
const notHeld = { status: { not: 'held' } } as const;

async function withWords(q: string): Promise<Prisma.BookingWhereInput> {
  if (q === '') return {};
  const account = await accountSearched(q);
  return account ? bookingsOfAccount(account) : bookingsOfNamed(q);
}

async function whereOf(
  { q, when, state, house }: BookingQuery,
  now: Date,
): Promise<Prisma.BookingWhereInput> {
  const words = await withWords(q);
  const times = { coming: { startsAt: { gte: now } }, past: { startsAt: { lt: now } } };
  return {
    AND: [
      notHeld,
      words,
      when === 'coming' || when === 'past' ? times[when] : {},
      state === '' ? {} : { status: state },
      house === '' ? {} : { calendar: { therapistId: house === 'yes' ? null : { not: null } } },
    ],
  };
}

const columns = { id: true, status: true, calendarId: true, ...feeColumns } as const;

type Booked = Prisma.BookingGetPayload<{ select: typeof columns }>;

function rowOf(row: Booked, who: PersonBeside | undefined, therapist: string | undefined) {
  return {
    id: row.id,
    startsAt: row.startsAt,
    status: row.status,
    person: who?.name ?? '–',
    /** Null for our own consultations. */
    therapist: therapist ?? null,
    guest: !who?.clientId,
    /** The state of its payment; empty if nothing is due. */
    fee: feeInList(feePaymentStateOfAppointment(row), row.status === 'cancelled'),
  };
}

export type BookingRow = ReturnType<typeof rowOf>;

const bookings = adminList({
  path: '/admin/bookings',
  filters: bookingFilters,
  sorts: [sortBy('begins', 'Begins', 'time', 'startsAt')],
  // Coming ones soonest first, past ones latest first.
  start: ({ when }) => (when === 'coming' ? 'begins' : '-begins'),
  where: whereOf,
  count: (counted) => db.booking.count(counted),
  keyOf: (id) => db.booking.findUnique({ where: { id, ...notHeld }, select: { id: true, startsAt: true } }),
  read: async (where, piece) => {
    const joined = await joinedPieceOf(where, piece, (part) =>
      db.booking.findMany({ ...part, select: { id: true } }),
    );
    const found = await db.booking.findMany({ ...joined, select: columns });
    const [people, therapists] = await Promise.all([
      peopleOfBookings(found.map(({ id }) => id)),
      therapistsOfCalendars(found.map(({ calendarId }) => calendarId)),
    ]);
    return found.map((row) => rowOf(row, people.get(row.id), therapists.get(row.calendarId)?.name));
  },
});

export const listBookings = bookings.part;

export const bookingsAsCsv = adminCsv('bookings', bookings, {
  Begins: ({ startsAt }) => startsAt,
  Who: ({ person }) => person,
  With: ({ therapist }) => therapist ?? 'Consultations',
  State: ({ status }) => status,
  Payment: ({ fee }) => fee,
  Guest: ({ guest }) => (guest ? 'yes' : 'no'),
});

/** One appointment; undefined for an unknown id and for a hold. Opening it writes an audit line. */
export async function readBooking(
  viewer: MemberOf<'admin'>,
  id: string,
  request: AuditedRequest,
): Promise<
  | (BookingView & {
      readonly cancelReason: string | null;
      /** The card company's reference of the order that pays it. */
      readonly cardReference: string | null;
      readonly payments: readonly { readonly id: string; readonly status: string }[];
    })
  | undefined
> {
  if (!isUuid(id)) return undefined;
  const [booking, row] = await Promise.all([
    findBooking(id),
    db.booking.findUnique({
      where: { id },
      select: {
        cancelReason: true,
        order: { select: { providerReference: true } },
        payments: { select: { id: true, status: true }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
      },
    }),
  ]);
  if (!booking || !row || booking.status === 'held') return undefined;
  await recordAudit(db, {
    actor: viewer,
    action: 'booking.opened',
    subject: { table: 'bookings', id },
    ...(booking.person?.userId && { subjectUserId: booking.person.userId }),
    request,
  });
  const { order, ...rest } = row;
  return { ...booking, ...rest, cardReference: order?.providerReference ?? null };
}
