import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit/record';
import type { MemberOf } from '@/lib/account/session/session';
import { complaintFilters } from '@/lib/admin/complaint/rules';
import { wordsIn } from '@/lib/admin/table/conditions';
import { adminList } from '@/lib/admin/table/list';
import { referenceOf } from '@/lib/format/reference';
import { type GrievanceState, grievanceClock, grievanceState, isLate } from '@/lib/privacy/grievance/rules';
import { db } from '@/lib/server/db';
import { readRequest } from '@/lib/server/request/read-request';

export type ComplaintRow = {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly receivedAt: Date;
  readonly answerBy: Date;
  readonly state: GrievanceState;
  readonly late: boolean;
};

export type Complaint = ComplaintRow & {
  readonly message: string;
  readonly hasAccount: boolean;
  readonly acknowledgeBy: Date;
  readonly acknowledgedAt: Date | null;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
};

const inState: Readonly<Record<string, Prisma.GrievanceWhereInput>> = {
  received: { acknowledgedAt: null, resolvedAt: null },
  acknowledged: { acknowledgedAt: { not: null }, resolvedAt: null },
  answered: { resolvedAt: { not: null } },
} satisfies Record<GrievanceState, Prisma.GrievanceWhereInput>;

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

function rowOf({ acknowledgedAt, resolvedAt, ...row }: Shown, now: Date): ComplaintRow {
  const progress = { receivedAt: row.receivedAt, acknowledgedAt, resolvedAt };
  return {
    ...row,
    reference: referenceOf(row.id),
    answerBy: grievanceClock(row.receivedAt).answerBy,
    state: grievanceState(progress),
    late: isLate(progress, now),
  };
}

/** Complaints: unanswered ones first, the one that has waited longest at the top. */
export const listComplaints = adminList({
  filters: complaintFilters,
  where: ({ q, state }, now): { readonly rows: Prisma.GrievanceWhereInput; readonly now: Date } => {
    const words = wordsIn<Prisma.GrievanceWhereInput>(q, (contains) => [
      { name: contains },
      { email: contains },
      { subject: contains },
    ]);
    return { rows: { AND: [words, inState[state] ?? {}] }, now };
  },
  count: ({ rows }) => db.grievance.count({ where: rows }),
  read: async ({ rows, now }, part) => {
    const found = await db.grievance.findMany({
      where: rows,
      orderBy: [{ resolvedAt: { sort: 'desc', nulls: 'first' } }, { receivedAt: 'asc' }, { id: 'asc' }],
      ...part,
      select: shown,
    });
    return found.map((row) => rowOf(row, now));
  },
}).part;

/** One complaint with its text. Opening it writes an audit line. @returns null for an unknown id */
export async function openComplaint(
  viewer: MemberOf<'admin'>,
  id: string,
  now: Date = new Date(),
): Promise<Complaint | null> {
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
    ...rowOf(row, now),
    message,
    hasAccount: userId !== null,
    acknowledgeBy: grievanceClock(row.receivedAt).acknowledgeBy,
    acknowledgedAt: row.acknowledgedAt,
    answer: resolution,
    answeredAt: row.resolvedAt,
  };
}
