import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { internshipFilters } from '@/lib/admin/internship/rules';
import { containing } from '@/lib/admin/like';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { type Asked, type Filter, readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { readPage } from '@/lib/admin/table/paging';
import { recordAudit } from '@/lib/audit/record';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { type ApplicationStatus, applicationStatusOf } from '@/lib/internship/application/rules';
import { internshipProgram, internshipPrograms } from '@/lib/internship/queries';
import type { CallingRequest } from '@/lib/request/read-request';
import { isUuid } from '@/lib/uuid';

export type InternRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly program: string;
  readonly status: ApplicationStatus;
  readonly sentAt: Date;
};

export type InternView = InternRow & {
  readonly phone: string | null;
  readonly education: string;
  readonly statement: string;
  /** "2027-01-11" */
  readonly intake: string;
  /** Id of the stored file, read through /api/files. */
  readonly cvFileId: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
};

type InternList = {
  readonly rows: readonly InternRow[];
  readonly filters: readonly Filter[];
  readonly asked: Asked<'q' | 'program' | 'status'>;
  readonly page: number;
  readonly total: number;
};

function whereOf({ q, program, status }: InternList['asked']): Prisma.InternshipApplicationWhereInput {
  const contains = containing(q);
  return {
    ...(q !== '' && { OR: [{ name: contains }, { email: contains }] }),
    ...(program !== '' && { programSlug: program }),
    ...(status !== '' && { status }),
  };
}

const newestFirst = [
  { createdAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.InternshipApplicationOrderByWithRelationInput[];

const columns = {
  id: true,
  name: true,
  email: true,
  programSlug: true,
  status: true,
  createdAt: true,
} as const;

function rowOf(row: Prisma.InternshipApplicationGetPayload<{ select: typeof columns }>): InternRow {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    program: internshipProgram(row.programSlug)?.title ?? row.programSlug,
    status: applicationStatusOf(row.status),
    sentAt: row.createdAt,
  };
}

/** Applications for internships, newest first. @param _viewer an administrator, as the guard found out */
export async function listInterns(_viewer: MemberOf<'admin'>, params: SearchParams): Promise<InternList> {
  const filters = internshipFilters(internshipPrograms);
  const asked = readFilters(params, filters);
  const { page, skip, take } = readPage(params);
  const where = whereOf(asked);
  const [total, found] = await Promise.all([
    db.internshipApplication.count({ where }),
    db.internshipApplication.findMany({ where, orderBy: [...newestFirst], skip, take, select: columns }),
  ]);
  return { rows: found.map(rowOf), filters, asked, page, total };
}

/** The same list as a file; statements and CVs stay in the product. */
export async function internsAsCsv(_viewer: MemberOf<'admin'>, params: SearchParams): Promise<CsvList> {
  const found = await db.internshipApplication.findMany({
    where: whereOf(readFilters(params, internshipFilters(internshipPrograms))),
    orderBy: [...newestFirst],
    take: longestCsv,
    select: columns,
  });
  return {
    name: 'internship-applications',
    columns: ['Sent', 'Name', 'Email', 'Programme', 'State'],
    rows: found
      .map(rowOf)
      .map(({ sentAt, name, email, program, status }) => [sentAt, name, email, program, status]),
  };
}

/** One application; undefined for an id that is nobody's. Opening it is written down. */
export async function readIntern(
  viewer: MemberOf<'admin'>,
  id: string,
  request: Pick<CallingRequest, 'id' | 'network'>,
): Promise<InternView | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.internshipApplication.findUnique({ where: { id } });
  if (!row) return undefined;
  await recordAudit(db, {
    actor: viewer,
    action: 'internship.opened',
    subject: { table: 'internship_applications', id },
    ...(row.userId && { subjectUserId: row.userId }),
    request,
  });
  return {
    ...rowOf(row),
    phone: row.phone,
    education: row.education,
    statement: row.statement,
    intake: row.intake.toISOString().slice(0, 10),
    cvFileId: row.cvFileId,
    decidedAt: row.decidedAt,
    reason: row.reason,
  };
}
