import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { applicationFilters } from '@/lib/admin/application/rules';
import { containing } from '@/lib/admin/like';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { type Asked, readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { readPage } from '@/lib/admin/table/paging';
import { recordAudit } from '@/lib/audit/record';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';
import { isUuid } from '@/lib/uuid';

export type ApplicationRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly status: string;
  readonly sentAt: Date;
};

type ApplicationList = {
  readonly rows: readonly ApplicationRow[];
  readonly asked: Asked<(typeof applicationFilters)[number]['name']>;
  readonly page: number;
  readonly total: number;
};

const person = { select: { firstName: true, lastName: true, email: true } } as const;

function whereOf({ q, status }: ApplicationList['asked']): Prisma.TherapistApplicationWhereInput {
  const contains = containing(q);
  return {
    ...(status !== '' && { status }),
    ...(q !== '' && {
      profile: { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }] },
    }),
  };
}

/** Applications of therapists, newest first. @param _viewer an administrator, as the guard found out */
export async function listApplications(
  _viewer: MemberOf<'admin'>,
  params: SearchParams,
): Promise<ApplicationList> {
  const asked = readFilters(params, applicationFilters);
  const { page, skip, take } = readPage(params);
  const where = whereOf(asked);
  const [total, found] = await Promise.all([
    db.therapistApplication.count({ where }),
    db.therapistApplication.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip,
      take,
      select: { id: true, status: true, createdAt: true, profile: person },
    }),
  ]);
  const rows = found.map(({ id, status, createdAt, profile }) => ({
    id,
    status,
    sentAt: createdAt,
    name: `${profile.firstName} ${profile.lastName}`,
    email: profile.email,
  }));
  return { rows, asked, page, total };
}

/** The same list as a file; what applicants wrote stays in the product. */
export async function applicationsAsCsv(_viewer: MemberOf<'admin'>, params: SearchParams): Promise<CsvList> {
  const found = await db.therapistApplication.findMany({
    where: whereOf(readFilters(params, applicationFilters)),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: longestCsv,
    select: { status: true, createdAt: true, reviewedAt: true, profile: person },
  });
  return {
    name: 'therapist-applications',
    columns: ['Sent', 'First name', 'Last name', 'Email', 'State', 'Decided'],
    rows: found.map(({ status, createdAt, reviewedAt, profile }) => [
      createdAt,
      profile.firstName,
      profile.lastName,
      profile.email,
      status,
      reviewedAt,
    ]),
  };
}

export type ApplicationView = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string | null;
  readonly practice: string | null;
  readonly status: string;
  readonly sentAt: Date;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly reason: string | null;
  readonly therapist: { readonly id: string; readonly name: string } | null;
  /** Entries that no account acts for and that may be meant, likeliest first. */
  readonly candidates: readonly { readonly id: string; readonly name: string; readonly email: string }[];
};

const mostCandidates = 50;

/** Entries without an account: those with the applicant's address or name first, then the rest by name. */
function findCandidates(email: string, name: string) {
  return db.$queryRaw<{ id: string; name: string; email: string }[]>`
    SELECT id::text AS id, name, email FROM therapists WHERE user_id IS NULL
    ORDER BY lower(email) = lower(${email}) DESC, similarity(name, ${name}) DESC, name, id
    LIMIT ${mostCandidates}`;
}

/** One application; undefined for an id that is nobody's. Opening it is written down. */
export async function readApplication(
  viewer: MemberOf<'admin'>,
  id: string,
  request: Pick<CallingRequest, 'id' | 'network'>,
): Promise<ApplicationView | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.therapistApplication.findUnique({
    where: { id },
    include: {
      therapist: { select: { id: true, name: true } },
      reviewedBy: { select: { email: true } },
      profile: {
        select: {
          userId: true,
          firstName: true,
          lastName: true,
          email: true,
          phone: true,
          user: { select: { emailVerifiedAt: true } },
        },
      },
    },
  });
  if (!row) return undefined;
  const { profile } = row;
  const name = `${profile.firstName} ${profile.lastName}`;
  await recordAudit(db, {
    actor: viewer,
    action: 'application.opened',
    subject: { table: 'therapist_applications', id },
    subjectUserId: profile.userId,
    request,
  });
  return {
    id,
    name,
    email: profile.email,
    emailVerified: profile.user.emailVerifiedAt !== null,
    phone: profile.phone,
    practice: row.practice,
    status: row.status,
    sentAt: row.createdAt,
    reviewedAt: row.reviewedAt,
    reviewedBy: row.reviewedBy?.email ?? null,
    reason: row.reason,
    therapist: row.therapist,
    candidates: row.status === 'submitted' ? await findCandidates(profile.email, name) : [],
  };
}
