import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { applicationFilters, stateInWords } from '@/lib/admin/application/rules';
import { profilesNamed, withWords } from '@/lib/admin/people/named';
import type { ListQuery } from '@/lib/admin/table/filters';
import { pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { storedApplication } from '@/lib/therapist/application/schema';
import { type WaitingPhoto, waitingPhotoOf } from '@/lib/therapist/photo/queries';

export type ApplicationRow = {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly status: string;
  readonly appliedAt: Date;
  readonly sentAt: Date | null;
  readonly askedAt: Date | null;
  readonly reviewedAt: Date | null;
};

type ApplicationQuery = ListQuery<(typeof applicationFilters)[number]['name']>;

const person = { select: { firstName: true, lastName: true, email: true } } as const;

/** The rows of each state in the filter; any other value of the column means itself. */
const openRows: Readonly<Record<string, Prisma.TherapistApplicationWhereInput>> = {
  sent: { status: 'submitted', sentAt: { not: null }, askedAt: null },
  asked: { status: 'submitted', askedAt: { not: null } },
  unsent: { status: 'submitted', sentAt: null, askedAt: null },
};

async function whereOf({ q, status }: ApplicationQuery): Promise<Prisma.TherapistApplicationWhereInput> {
  const named = q === '' ? null : await profilesNamed(q);
  return {
    ...(status !== '' && (openRows[status] ?? { status })),
    ...(named ? { profileId: { in: named } } : q !== '' && { profile: withWords(q) }),
  };
}

const applications = adminList({
  path: '/admin/applications',
  filters: applicationFilters,
  sorts: [sortBy('applied', 'Applied', 'time', 'createdAt')],
  where: whereOf,
  count: (counted) => db.therapistApplication.count(counted),
  keyOf: (id) => db.therapistApplication.findUnique({ where: { id }, select: { id: true, createdAt: true } }),
  read: async (where, piece): Promise<readonly ApplicationRow[]> => {
    const found = await db.therapistApplication.findMany({
      ...pieceOf(where, piece),
      select: {
        id: true,
        status: true,
        createdAt: true,
        sentAt: true,
        askedAt: true,
        reviewedAt: true,
        profile: person,
      },
    });
    return found.map(({ createdAt, profile, ...row }) => ({
      ...row,
      ...profile,
      name: `${profile.firstName} ${profile.lastName}`,
      appliedAt: createdAt,
    }));
  },
});

export const listApplications = applications.part;

/** The same list as a file, without the applicants' own words. */
export const applicationsAsCsv = adminCsv('therapist-applications', applications, {
  Applied: ({ appliedAt }) => appliedAt,
  Sent: ({ sentAt }) => sentAt,
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  State: stateInWords,
  Decided: ({ reviewedAt }) => reviewedAt,
});

export type ApplicationView = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string | null;
  readonly practice: string | null;
  readonly status: string;
  readonly appliedAt: Date;
  readonly sentAt: Date | null;
  readonly askedAt: Date | null;
  readonly question: string | null;
  /** The sent form, by field name; null before. */
  readonly details: Readonly<Record<string, string>> | null;
  readonly papers: readonly { readonly id: string; readonly kind: string; readonly fileId: string }[];
  readonly photo: WaitingPhoto | null;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly reason: string | null;
  readonly therapist: { readonly id: string; readonly name: string } | null;
  /** Listings without an account that the applicant may mean, likeliest first. */
  readonly candidates: readonly { readonly id: string; readonly name: string; readonly email: string }[];
};

const mostCandidates = 50;

/** Listings without an account: those with the applicant's address or name first, then the rest by name. */
function findCandidates(email: string, name: string) {
  return db.$queryRaw<{ id: string; name: string; email: string }[]>`
    SELECT id::text AS id, name, email FROM therapists WHERE user_id IS NULL
    ORDER BY lower(email) = lower(${email}) DESC, similarity(name, ${name}) DESC, name, id
    LIMIT ${mostCandidates}`;
}

/** One application; undefined for an unknown id. Opening it writes an audit line. */
export async function readApplication(
  viewer: MemberOf<'admin'>,
  id: string,
  request: AuditedRequest,
): Promise<ApplicationView | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.therapistApplication.findUnique({
    where: { id },
    include: {
      papers: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, kind: true, fileId: true },
      },
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
    appliedAt: row.createdAt,
    sentAt: row.sentAt,
    askedAt: row.askedAt,
    question: row.question,
    details: storedApplication.safeParse(row.details).data ?? null,
    papers: row.papers,
    photo: await waitingPhotoOf(viewer, profile.userId),
    reviewedAt: row.reviewedAt,
    reviewedBy: row.reviewedBy?.email ?? null,
    reason: row.reason,
    therapist: row.therapist,
    candidates: row.status === 'submitted' ? await findCandidates(profile.email, name) : [],
  };
}
