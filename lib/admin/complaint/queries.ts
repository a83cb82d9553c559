import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { complaintFilters, complaintStates } from '@/lib/admin/complaint/rules';
import { wordsIn } from '@/lib/admin/table/conditions';
import { pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { referenceOf } from '@/lib/format/reference';
import { type GrievanceState, grievanceClock, grievanceState, isLate } from '@/lib/privacy/grievance/rules';
import { db } from '@/lib/server/db';
import { readRequest } from '@/lib/server/request/read-request';

export type Complaint = ComplaintRow & {
  readonly message: string;
  readonly hasAccount: boolean;
  readonly acknowledgeBy: Date;
  readonly acknowledgedAt: Date | null;
  readonly answer: string | null;
};

/** The list shows open complaints by default. */
const inState: Readonly<Record<string, Prisma.GrievanceWhereInput>> = {
  '': { resolvedAt: null },
  all: {},
  received: { acknowledgedAt: null, resolvedAt: null },
  acknowledged: { acknowledgedAt: { not: null }, resolvedAt: null },
  answered: { resolvedAt: { not: null } },
} satisfies Record<GrievanceState | '' | 'all', Prisma.GrievanceWhereInput>;

const shown = {
  id: true,
  name: true,
  email: true,
  subject: true,
  receivedAt: true,
  acknowledgedAt: true,
  resolvedAt: true,
} as const;

type Shown = Prisma.GrievanceGetPayload<{ select: typeof shown }>;

function rowOf({ acknowledgedAt, resolvedAt, ...row }: Shown, now: Date) {
  const progress = { receivedAt: row.receivedAt, acknowledgedAt, resolvedAt };
  return {
    ...row,
    reference: referenceOf(row.id),
    answerBy: grievanceClock(row.receivedAt).answerBy,
    state: grievanceState(progress),
    late: isLate(progress, now),
    answeredAt: resolvedAt,
  };
}

export type ComplaintRow = ReturnType<typeof rowOf>;

const complaints = adminList({
  path: '/admin/complaints',
  filters: complaintFilters,
  sorts: [
    sortBy('received', 'Received', 'time', 'receivedAt'),
    sortBy('subject', 'Subject', 'text', 'subject'),
  ],
  start: ({ state }) => (state === 'all' || state === 'answered' ? '-received' : 'received'),
  where: ({ q, state }): Prisma.GrievanceWhereInput => {
    const words = wordsIn<Prisma.GrievanceWhereInput>(q, (contains) => [
      { name: contains },
      { email: contains },
      { subject: contains },
    ]);
    return { AND: [words, inState[state] ?? {}] };
  },
  count: (counted) => db.grievance.count(counted),
  keyOf: (id) =>
    db.grievance.findUnique({ where: { id }, select: { id: true, receivedAt: true, subject: true } }),
  read: async (where, piece, { now }) => {
    const found = await db.grievance.findMany({ ...pieceOf(where, piece), select: shown });
    return found.map((row) => rowOf(row, now));
  },
});

/** Open complaints, the oldest first; others by filter. */
export const listComplaints = complaints.part;

export const complaintIds = complaints.ids;

/** The same list as a file, without the complaints' text. */
export const complaintsAsCsv = adminCsv('complaints', complaints, {
  Reference: ({ reference }) => reference,
  Received: ({ receivedAt }) => receivedAt,
  'Answer by': ({ answerBy }) => answerBy,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Subject: ({ subject }) => subject,
  State: ({ state }) => complaintStates[state],
  Late: ({ late }) => (late ? 'yes' : 'no'),
  Answered: ({ answeredAt }) => answeredAt,
});

/** One complaint with its text. Opening it writes an audit line. @returns null for an unknown id */
export async function openComplaint(viewer: MemberOf<'admin'>, id: string): Promise<Complaint | null> {
  const found = await db.grievance.findUnique({
    where: { id },
    select: { ...shown, message: true, resolution: true, userId: true },
  });
  if (!found) return null;
  const { message, resolution, userId, ...row } = found;
  await recordAudit(db, {
    actor: viewer,
    action: 'grievance.opened',
    subject: { table: 'grievances', id },
    ...(userId && { subjectUserId: userId }),
    request: await readRequest(),
  });
  return {
    ...rowOf(row, new Date()),
    message,
    hasAccount: userId !== null,
    acknowledgeBy: grievanceClock(row.receivedAt).acknowledgeBy,
    acknowledgedAt: row.acknowledgedAt,
    answer: resolution,
  };
}
