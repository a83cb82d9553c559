import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { containing } from '@/lib/admin/like';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { type Asked, readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { readPage } from '@/lib/admin/table/paging';
import { therapistFilters } from '@/lib/admin/therapist/listing/filters';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';

export type TherapistRow = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly location: string;
  readonly displayOrder: number;
  readonly public: boolean;
  readonly linked: boolean;
  readonly feePaise: number | null;
  readonly payable: boolean;
  readonly proposalWaits: boolean;
  readonly sample: boolean;
};

type TherapistList = {
  readonly rows: readonly TherapistRow[];
  readonly asked: Asked<(typeof therapistFilters)[number]['name']>;
  readonly page: number;
  readonly total: number;
};

const soonMs = 30 * 86_400_000;

function wants(what: string, now: Date): Prisma.TherapistWhereInput {
  switch (what) {
    case 'proposal':
      return { profileChanges: { some: { status: 'submitted' } } };
    case 'no-rate':
      return { sessionRate: null };
    case 'no-payout':
      return { upiId: null, accountNumber: null };
    case 'register':
      return {
        registrations: {
          some: { OR: [{ checkedAt: null }, { expiresOn: { lt: new Date(now.getTime() + soonMs) } }] },
        },
      };
    default:
      return {};
  }
}

function standing(what: string): Prisma.TherapistWhereInput {
  switch (what) {
    case 'public':
      return { isActive: true };
    case 'hidden':
      return { isActive: false };
    case 'linked':
      return { userId: { not: null } };
    case 'unlinked':
      return { userId: null };
    default:
      return {};
  }
}

function whereOf({ q, ...asked }: TherapistList['asked'], now: Date): Prisma.TherapistWhereInput {
  const contains = containing(q);
  const words: Prisma.TherapistWhereInput =
    q === ''
      ? {}
      : { OR: [{ name: contains }, { title: contains }, { location: contains }, { email: contains }] };
  return { AND: [words, standing(asked.standing), wants(asked.wants, now)] };
}

const order = [
  { displayOrder: 'asc' },
  { id: 'asc' },
] as const satisfies Prisma.TherapistOrderByWithRelationInput[];

/**
 * Therapists in the order of the directory, public or not.
 * @param _viewer an administrator, as the guard found out
 */
export async function listTherapists(
  _viewer: MemberOf<'admin'>,
  params: SearchParams,
  now: Date = new Date(),
): Promise<TherapistList> {
  const asked = readFilters(params, therapistFilters);
  const { page, skip, take } = readPage(params);
  const where = whereOf(asked, now);
  const [total, found] = await Promise.all([
    db.therapist.count({ where }),
    db.therapist.findMany({
      where,
      orderBy: [...order],
      skip,
      take,
      select: {
        id: true,
        slug: true,
        name: true,
        title: true,
        location: true,
        displayOrder: true,
        isActive: true,
        userId: true,
        sessionRate: true,
        upiId: true,
        accountNumber: true,
        isSample: true,
        _count: { select: { profileChanges: { where: { status: 'submitted' } } } },
      },
    }),
  ]);
  const rows = found.map(
    ({ isActive, userId, sessionRate, upiId, accountNumber, isSample, _count, ...same }) => ({
      ...same,
      public: isActive,
      linked: userId !== null,
      feePaise: sessionRate === null ? null : sessionRate.times(100).round().toNumber(),
      payable: upiId !== null || accountNumber !== null,
      proposalWaits: _count.profileChanges > 0,
      sample: isSample,
    }),
  );
  return { rows, asked, page, total };
}

/** The same list as a file; without bank details, which nobody needs to carry around. */
export async function therapistsAsCsv(
  _viewer: MemberOf<'admin'>,
  params: SearchParams,
  now: Date = new Date(),
): Promise<CsvList> {
  const found = await db.therapist.findMany({
    where: whereOf(readFilters(params, therapistFilters), now),
    orderBy: [...order],
    take: longestCsv,
    select: {
      displayOrder: true,
      name: true,
      title: true,
      location: true,
      email: true,
      slug: true,
      isActive: true,
      activatedAt: true,
      sessionRate: true,
      taxStatus: true,
    },
  });
  return {
    name: 'therapists',
    columns: [
      'Place',
      'Name',
      'Title',
      'Location',
      'Email',
      'Address',
      'Public',
      'First public',
      'Fee',
      'Tax',
    ],
    rows: found.map((row) => [
      row.displayOrder,
      row.name,
      row.title,
      row.location,
      row.email,
      `/professionals/${row.slug}`,
      row.isActive ? 'yes' : 'no',
      row.activatedAt,
      row.sessionRate?.toFixed(2) ?? null,
      row.taxStatus,
    ]),
  };
}
