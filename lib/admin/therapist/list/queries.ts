import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { therapistsNamed } from '@/lib/admin/people/named';
import { wordsIn } from '@/lib/admin/table/conditions';
import { choiceFilter, type ListQuery, searchFilter } from '@/lib/admin/table/filters';
import { pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { day } from '@/lib/format/duration';
import { db } from '@/lib/server/db';

const therapistFilters = [
  searchFilter('Name, title, city or email'),
  // Addresses and saved views contain this word.
  choiceFilter('standing', 'State', {
    public: 'Public',
    hidden: 'Not public',
    linked: 'With an account',
    unlinked: 'Without an account',
  }),
  choiceFilter(
    'wants',
    'Needs attention',
    {
      proposal: 'Changes to review',
      'no-rate': 'No fee yet',
      'no-payout': 'No payment details',
      waitlist: 'With a waitlist',
      register: 'Register entry unchecked, or expires within 30 days',
    },
    'Any',
  ),
];

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
  readonly waiting: number;
};

type TherapistQuery = ListQuery<(typeof therapistFilters)[number]['name']>;

const soonMs = 30 * day;

const inLine = {
  endedAt: null,
  confirmedAt: { not: null },
} as const satisfies Prisma.WaitlistEntryWhereInput;

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
    case 'waitlist':
      return { waitlistEntries: { some: inLine } };
    default:
      return {};
  }
}

function listingStatus(what: string): Prisma.TherapistWhereInput {
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

async function withWords(q: string): Promise<Prisma.TherapistWhereInput> {
  const ids = q === '' ? null : await therapistsNamed(q);
  if (ids) return { id: { in: ids } };
  return wordsIn(q, (contains) => [
    { name: contains },
    { title: contains },
    { location: contains },
    { email: contains },
  ]);
}

async function whereOf({ q, ...query }: TherapistQuery, now: Date): Promise<Prisma.TherapistWhereInput> {
  const words = await withWords(q);
  return { AND: [words, listingStatus(query.standing), wants(query.wants, now)] };
}

const therapists = adminList({
  path: '/admin/therapists',
  filters: therapistFilters,
  sorts: [sortBy('place', 'Place', 'number', 'displayOrder'), sortBy('name', 'Name', 'text', 'name')],
  start: 'place',
  where: whereOf,
  // By id: each change of a fee leaves a dead entry in the index of places.
  count: ({ where, take }) => db.therapist.count({ where, take }),
  keyOf: (id) =>
    db.therapist.findUnique({ where: { id }, select: { id: true, displayOrder: true, name: true } }),
  read: async (where, piece): Promise<readonly TherapistRow[]> => {
    const found = await db.therapist.findMany({
      ...pieceOf(where, piece),
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
        _count: {
          select: { profileChanges: { where: { status: 'submitted' } }, waitlistEntries: { where: inLine } },
        },
      },
    });
    return found.map(
      ({ isActive, userId, sessionRate, upiId, accountNumber, isSample, _count, ...same }) => ({
        ...same,
        public: isActive,
        linked: userId !== null,
        feePaise: sessionRate === null ? null : sessionRate.times(100).round().toNumber(),
        payable: upiId !== null || accountNumber !== null,
        proposalWaits: _count.profileChanges > 0,
        sample: isSample,
        waiting: _count.waitlistEntries,
      }),
    );
  },
});

export const listTherapists = therapists.part;

const columns = {
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
} as const;

/** The same list as a file, without bank details, which must not leave the product. */
export const therapistsAsCsv = adminCsv(
  'therapists',
  {
    ...therapists,
    read: (where, piece) => db.therapist.findMany({ ...pieceOf(where, piece), select: columns }),
  },
  {
    Place: ({ displayOrder }) => displayOrder,
    Name: ({ name }) => name,
    Title: ({ title }) => title,
    Location: ({ location }) => location,
    Email: ({ email }) => email,
    Address: ({ slug }) => `/professionals/${slug}`,
    Public: ({ isActive }) => (isActive ? 'yes' : 'no'),
    'First published': ({ activatedAt }) => activatedAt,
    Fee: ({ sessionRate }) => sessionRate?.toFixed(2) ?? null,
    Tax: ({ taxStatus }) => taxStatus,
  },
);
