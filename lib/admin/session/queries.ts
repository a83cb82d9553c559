import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { peopleOfSessions, therapistsBeside } from '@/lib/admin/people/beside';
import { rowsOfNamed, sessionsOfGuests } from '@/lib/admin/people/named';
import { sessionFilters } from '@/lib/admin/session/rules';
import { betweenDays } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { mostJoined, type Piece, pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { erasedGuest, inWords, sessionStatuses } from '@/lib/care/session/rules';
import { feeColumns, feePaymentStateOfAppointment } from '@/lib/payment/appointment/fee';
import { feeInList } from '@/lib/payment/appointment/rules';
import { db } from '@/lib/server/db';

/** A session: who met whom, and nothing of its content. */
export type SessionRow = {
  readonly id: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly client: { readonly name: string; readonly userId: string | null };
  readonly therapist: { readonly id: string; readonly name: string };
  readonly status: string;
  /** The state of its payment; empty if nothing is due or the session has no appointment. */
  readonly fee: string;
};

type SessionQuery = ListQuery<(typeof sessionFilters)[number]['name']>;

async function whereOf({ q, state, from, to }: SessionQuery): Promise<Prisma.TherapySessionWhereInput> {
  const [named, guests] = q === '' ? [] : await Promise.all([rowsOfNamed(q), sessionsOfGuests(q)]);
  const words = named && guests ? { OR: [named.client, named.therapist, guests] } : {};
  return { AND: [words, state === '' ? {} : { status: state }, { sessionDate: betweenDays(from, to) }] };
}

const columns = {
  id: true,
  sessionDate: true,
  durationMinutes: true,
  status: true,
  clientId: true,
  therapistId: true,
  bookingId: true,
} as const satisfies Prisma.TherapySessionSelect;

/** The state of each appointment's payment, by the appointment's id. */
async function feesOf(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const found = await db.booking.findMany({
    where: { id: { in: [...ids] } },
    select: { ...feeColumns, id: true, status: true },
    relationLoadStrategy: ids.length > mostJoined ? 'query' : 'join',
  });
  return new Map(
    found.map((booking) => [
      booking.id,
      feeInList(feePaymentStateOfAppointment(booking), booking.status === 'cancelled'),
    ]),
  );
}

async function read(
  where: Prisma.TherapySessionWhereInput,
  piece: Piece<'sessionDate'>,
): Promise<readonly SessionRow[]> {
  const found = await db.therapySession.findMany({ ...pieceOf(where, piece), select: columns });
  const [people, therapists, fees] = await Promise.all([
    peopleOfSessions(found),
    therapistsBeside(found.map(({ therapistId }) => therapistId)),
    feesOf(found.flatMap(({ bookingId }) => bookingId ?? [])),
  ]);
  return found.map((row): SessionRow => {
    const person = people.get(row.clientId ?? row.bookingId ?? '');
    const therapist = therapists.get(row.therapistId);
    // Neither row can be deleted while a session names it.
    if ((row.clientId !== null && !person) || !therapist)
      throw new TypeError('A session has no client or no therapist.');
    return {
      id: row.id,
      startsAt: row.sessionDate,
      minutes: row.durationMinutes,
      client: { name: person?.name ?? erasedGuest, userId: person?.userId ?? null },
      therapist,
      status: row.status,
      fee: fees.get(row.bookingId ?? '') ?? '',
    };
  });
}

const sessions = adminList({
  path: '/admin/sessions',
  filters: sessionFilters,
  sorts: [sortBy('begins', 'Begins', 'time', 'sessionDate')],
  where: whereOf,
  count: (counted) => db.therapySession.count(counted),
  keyOf: (id) => db.therapySession.findUnique({ where: { id }, select: { id: true, sessionDate: true } }),
  read,
});

export const listSessions = sessions.part;

export const sessionsAsCsv = adminCsv('sessions', sessions, {
  Begins: ({ startsAt }) => startsAt,
  Minutes: ({ minutes }) => minutes,
  Client: ({ client }) => client.name,
  Therapist: ({ therapist }) => therapist.name,
  State: ({ status }) => inWords(sessionStatuses, status),
  Payment: ({ fee }) => fee,
  Id: ({ id }) => id,
});
