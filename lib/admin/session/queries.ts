import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { rowsOfNamed } from '@/lib/admin/people/named';
import { sessionFilters } from '@/lib/admin/session/rules';
import { betweenDays } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { joinedPieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { inWords, sessionStatuses } from '@/lib/care/session/rules';
import { feeColumns, feePaymentStateOfAppointment } from '@/lib/payment/appointment/fee';
import { feeInList } from '@/lib/payment/appointment/rules';
import { db } from '@/lib/server/db';

/** A session, with who met whom and nothing of what they said. */
export type SessionRow = {
  readonly id: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly client: { readonly name: string; readonly userId: string };
  readonly therapist: { readonly id: string; readonly name: string };
  readonly status: string;
  /** Where its payment stands; empty where nothing has to be paid, and for a session without an appointment. */
  readonly fee: string;
};

type SessionQuery = ListQuery<(typeof sessionFilters)[number]['name']>;

async function whereOf({ q, state, from, to }: SessionQuery): Promise<Prisma.TherapySessionWhereInput> {
  const named = q === '' ? null : await rowsOfNamed(q);
  const words = named ? { OR: [named.client, named.therapist] } : {};
  return { AND: [words, state === '' ? {} : { status: state }, { sessionDate: betweenDays(from, to) }] };
}

const columns = {
  id: true,
  sessionDate: true,
  durationMinutes: true,
  status: true,
  client: { select: { firstName: true, lastName: true, userId: true } },
  therapist: { select: { id: true, name: true } },
  booking: { select: { ...feeColumns, status: true } },
} as const satisfies Prisma.TherapySessionSelect;

function rowOf(row: Prisma.TherapySessionGetPayload<{ select: typeof columns }>): SessionRow {
  return {
    id: row.id,
    startsAt: row.sessionDate,
    minutes: row.durationMinutes,
    client: { name: `${row.client.firstName} ${row.client.lastName}`, userId: row.client.userId },
    therapist: row.therapist,
    status: row.status,
    fee: row.booking
      ? feeInList(feePaymentStateOfAppointment(row.booking), row.booking.status === 'cancelled')
      : '',
  };
}

const sessions = adminList({
  path: '/admin/sessions',
  filters: sessionFilters,
  sorts: [sortBy('begins', 'Begins', 'time', 'sessionDate')],
  where: whereOf,
  count: (where, take) => db.therapySession.count({ where, take }),
  place: (id) => db.therapySession.findUnique({ where: { id }, select: { id: true, sessionDate: true } }),
  read: async (where, piece) => {
    const joined = await joinedPieceOf(where, piece, (part) =>
      db.therapySession.findMany({ ...part, select: { id: true } }),
    );
    const found = await db.therapySession.findMany({ ...joined, select: columns });
    return found.map(rowOf);
  },
});

/** Sessions of all therapists, the latest first. */
export const listSessions = sessions.part;

/** The same list as a file. */
export const sessionsAsCsv = adminCsv('sessions', sessions, {
  Begins: ({ startsAt }) => startsAt,
  Minutes: ({ minutes }) => minutes,
  Client: ({ client }) => client.name,
  Therapist: ({ therapist }) => therapist.name,
  State: ({ status }) => inWords(sessionStatuses, status),
  Payment: ({ fee }) => fee,
  Id: ({ id }) => id,
});
