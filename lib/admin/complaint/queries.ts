import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { complaintFilters } from '@/lib/admin/complaint/rules';
import { containing } from '@/lib/admin/like';
import { readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { numberedPaging, type Paging, readPage } from '@/lib/admin/table/paging';
import { recordAudit } from '@/lib/audit/record';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { type GrievanceState, grievanceClock, grievanceState, isLate } from '@/lib/privacy/grievance/rules';
import { referenceOf } from '@/lib/reference';
import { readRequest } from '@/lib/request/read-request';

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

/** Complaints: those that are not answered first, the one that has waited longest at the top. */
export async function listComplaints(
  _viewer: MemberOf<'admin'>,
  asked: SearchParams,
  now: Date = new Date(),
): Promise<{ readonly rows: readonly ComplaintRow[]; readonly paging: Paging }> {
  const { q, state } = readFilters(asked, complaintFilters);
  const words = containing(q);
  const where: Prisma.GrievanceWhereInput = {
    AND: [
      q === '' ? {} : { OR: [{ name: words }, { email: words }, { subject: words }] },
      inState[state] ?? {},
    ],
  };
  const { page, skip, take } = readPage(asked);
  const [total, rows] = await Promise.all([
    db.grievance.count({ where }),
    db.grievance.findMany({
      where,
      orderBy: [{ resolvedAt: { sort: 'desc', nulls: 'first' } }, { receivedAt: 'asc' }, { id: 'asc' }],
      skip,
      take,
      select: shown,
    }),
  ]);
  return { rows: rows.map((row) => rowOf(row, now)), paging: numberedPaging(page, total) };
}

/** One complaint with what it says. Opening it leaves a line in the log. @returns null for an unknown id */
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
