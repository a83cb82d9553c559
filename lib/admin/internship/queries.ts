import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { internshipFilters } from '@/lib/admin/internship/rules';
import { wordsIn } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { applicationStatusOf } from '@/lib/site/internship/application/rules';
import { internshipProgram, internshipPrograms } from '@/lib/site/internship/queries';

export type InternView = InternRow & {
  readonly phone: string | null;
  readonly education: string;
  readonly statement: string;
  readonly intake: string;
  /** Id of the stored file, which /api/files serves. */
  readonly cvFileId: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
};

const filters = internshipFilters(internshipPrograms);

function whereOf({
  q,
  program,
  status,
}: ListQuery<(typeof filters)[number]['name']>): Prisma.InternshipApplicationWhereInput {
  return {
    ...wordsIn<Prisma.InternshipApplicationWhereInput>(q, (contains) => [
      { name: contains },
      { email: contains },
    ]),
    ...(program !== '' && { programSlug: program }),
    ...(status !== '' && { status }),
  };
}

const columns = {
  id: true,
  name: true,
  email: true,
  programSlug: true,
  status: true,
  createdAt: true,
} as const;

function rowOf(row: Prisma.InternshipApplicationGetPayload<{ select: typeof columns }>) {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    program: internshipProgram(row.programSlug)?.title ?? row.programSlug,
    status: applicationStatusOf(row.status),
    sentAt: row.createdAt,
  };
}

export type InternRow = ReturnType<typeof rowOf>;

const interns = adminList({
  path: '/admin/internships',
  filters,
  sorts: [sortBy('sent', 'Sent', 'time', 'createdAt'), sortBy('name', 'Name', 'text', 'name')],
  where: whereOf,
  count: (counted) => db.internshipApplication.count(counted),
  keyOf: (id) =>
    db.internshipApplication.findUnique({ where: { id }, select: { id: true, createdAt: true, name: true } }),
  read: async (where, piece) => {
    const found = await db.internshipApplication.findMany({
      ...pieceOf(where, piece),
      select: columns,
    });
    return found.map(rowOf);
  },
});

export const listInterns = interns.part;

/** The same list as a file, without statements and CVs. */
export const internsAsCsv = adminCsv('internship-applications', interns, {
  Sent: ({ sentAt }) => sentAt,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Programme: ({ program }) => program,
  State: ({ status }) => status,
});

/** One application; undefined for an unknown id. Opening it writes an audit line. */
export async function readIntern(
  viewer: MemberOf<'admin'>,
  id: string,
  request: AuditedRequest,
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
