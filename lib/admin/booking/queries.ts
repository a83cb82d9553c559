import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { bookingFilters } from '@/lib/admin/booking/rules';
import { containing } from '@/lib/admin/like';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { type Asked, readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { readPage } from '@/lib/admin/table/paging';
import { recordAudit } from '@/lib/audit/record';
import type { MemberOf } from '@/lib/auth/session';
import { type BookingView, findBooking } from '@/lib/booking/queries';
import { db } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';
import { isUuid } from '@/lib/uuid';

export type BookingRow = {
  readonly id: string;
  readonly startsAt: Date;
  readonly person: string;
  /** Null for the service's own desk. */
  readonly therapist: string | null;
  readonly status: string;
  readonly guest: boolean;
};

type BookingList = {
  readonly rows: readonly BookingRow[];
  readonly asked: Asked<(typeof bookingFilters)[number]['name']>;
  readonly page: number;
  readonly total: number;
};

/** A hold belongs to somebody who is still typing: it is no booking, and nobody else's business. */
const kept = { status: { not: 'held' } } as const;

function whereOf({ q, when, state, desk }: BookingList['asked'], now: Date): Prisma.BookingWhereInput {
  const contains = containing(q);
  const words: Prisma.BookingWhereInput =
    q === ''
      ? {}
      : {
          OR: [
            { guestName: contains },
            { guestEmail: contains },
            { client: { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }] } },
            { calendar: { therapist: { name: contains } } },
          ],
        };
  const times = { coming: { startsAt: { gte: now } }, past: { startsAt: { lt: now } } };
  return {
    AND: [
      kept,
      words,
      when === 'coming' || when === 'past' ? times[when] : {},
      state === '' ? {} : { status: state },
      desk === '' ? {} : { calendar: { therapistId: desk === 'yes' ? null : { not: null } } },
    ],
  };
}

/** What comes next first; of what is over, the last first. */
function orderOf(when: string): Prisma.BookingOrderByWithRelationInput[] {
  const direction = when === 'coming' ? 'asc' : 'desc';
  return [{ startsAt: direction }, { id: direction }];
}

const columns = {
  id: true,
  startsAt: true,
  status: true,
  guestName: true,
  client: { select: { firstName: true, lastName: true } },
  calendar: { select: { therapist: { select: { name: true } } } },
} as const;

function rowOf(row: Prisma.BookingGetPayload<{ select: typeof columns }>): BookingRow {
  return {
    id: row.id,
    startsAt: row.startsAt,
    status: row.status,
    person: row.client ? `${row.client.firstName} ${row.client.lastName}` : (row.guestName ?? '–'),
    therapist: row.calendar.therapist?.name ?? null,
    guest: row.client === null,
  };
}

/** All appointments. @param _viewer an administrator, as the guard found out */
export async function listBookings(
  _viewer: MemberOf<'admin'>,
  params: SearchParams,
  now: Date = new Date(),
): Promise<BookingList> {
  const asked = readFilters(params, bookingFilters);
  const { page, skip, take } = readPage(params);
  const where = whereOf(asked, now);
  const [total, found] = await Promise.all([
    db.booking.count({ where }),
    db.booking.findMany({ where, orderBy: orderOf(asked.when), skip, take, select: columns }),
  ]);
  return { rows: found.map(rowOf), asked, page, total };
}

/** The same list as a file. */
export async function bookingsAsCsv(
  _viewer: MemberOf<'admin'>,
  params: SearchParams,
  now: Date = new Date(),
): Promise<CsvList> {
  const asked = readFilters(params, bookingFilters);
  const found = await db.booking.findMany({
    where: whereOf(asked, now),
    orderBy: orderOf(asked.when),
    take: longestCsv,
    select: columns,
  });
  return {
    name: 'bookings',
    columns: ['Begins', 'Who', 'With', 'State', 'Guest'],
    rows: found
      .map(rowOf)
      .map((row) => [
        row.startsAt,
        row.person,
        row.therapist ?? 'Consultation desk',
        row.status,
        row.guest ? 'yes' : 'no',
      ]),
  };
}

/** One appointment; undefined for an id that is nobody's, and for a hold. Opening it is written down. */
export async function readBooking(
  viewer: MemberOf<'admin'>,
  id: string,
  request: Pick<CallingRequest, 'id' | 'network'>,
): Promise<
  (BookingView & { readonly cancelReason: string | null; readonly paymentId: string | null }) | undefined
> {
  if (!isUuid(id)) return undefined;
  const [booking, row] = await Promise.all([
    findBooking(id),
    db.booking.findUnique({ where: { id }, select: { cancelReason: true, paymentId: true } }),
  ]);
  if (!booking || !row || booking.status === 'held') return undefined;
  await recordAudit(db, {
    actor: viewer,
    action: 'booking.opened',
    subject: { table: 'bookings', id },
    ...(booking.person?.userId && { subjectUserId: booking.person.userId }),
    request,
  });
  return { ...booking, ...row };
}
