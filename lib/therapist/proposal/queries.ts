import 'server-only';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import {
  type Difference,
  definedOf,
  differencesOf,
  listingColumns,
  listingOf,
  listingTexts,
  withChanges,
  wordsOf,
} from '@/lib/therapist/proposal/differences';
import { type ProposedListing, storedChanges } from '@/lib/therapist/proposal/schema';
import { mayBeShown } from '@/lib/therapist/title/commands';

/** A proposal for both sides. `differences` is null for one from another release that cannot be read. */
type ProposalView = {
  readonly id: string;
  readonly status: string;
  readonly sentAt: Date;
  readonly reviewedAt: Date | null;
  readonly reason: string | null;
  readonly differences: readonly Difference[] | null;
};

export type OwnProfile = {
  readonly slug: string;
  readonly name: string;
  readonly active: boolean;
  readonly accepting: boolean;
  readonly listing: ProposedListing;
  readonly version: string;
  readonly waiting: ProposalView | null;
  /** Version of the present text until the therapist has confirmed it; null afterwards. */
  readonly unread: string | null;
  /** The last decided proposals, newest first. */
  readonly decided: readonly ProposalView[];
};

const decidedShown = 5;

const columns = {
  id: true,
  status: true,
  createdAt: true,
  reviewedAt: true,
  reason: true,
  changes: true,
} as const;

type ProposalRow = {
  id: string;
  status: string;
  createdAt: Date;
  reviewedAt: Date | null;
  reason: string | null;
  changes: unknown;
};

function viewOf(current: ProposedListing, { createdAt, changes, ...same }: ProposalRow): ProposalView {
  return { ...same, sentAt: createdAt, differences: differencesOf(current, changes) };
}

/** The viewer's own public profile, or null until their account is linked to one. */
export async function ownProfile({ userId, profile }: Member): Promise<OwnProfile | null> {
  if (profile.role !== 'therapist') return null;
  const found = await db.therapist.findUnique({
    relationLoadStrategy: 'join',
    where: { userId },
    select: {
      slug: true,
      name: true,
      isActive: true,
      acceptingNewClients: true,
      profileReadAt: true,
      ...listingColumns,
      profileChanges: {
        where: { status: { in: ['submitted', 'approved', 'declined'] } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: decidedShown + 1,
        select: columns,
      },
    },
  });
  if (!found) return null;
  const { slug, name, isActive, acceptingNewClients, profileReadAt, profileChanges, ...row } = found;
  const listing = listingOf(row);
  const open = profileChanges.find(({ status }) => status === 'submitted');
  const proposed = storedChanges.safeParse(open?.changes);
  const shown = proposed.success ? withChanges(listing, definedOf(proposed.data)) : listing;
  return {
    slug,
    name,
    active: isActive,
    accepting: acceptingNewClients,
    listing: shown,
    version: versionOf(listingTexts(shown)),
    waiting: open ? viewOf(listing, open) : null,
    unread: profileReadAt === null ? versionOf(listingTexts(listing)) : null,
    decided: profileChanges
      .filter(({ status }) => status !== 'submitted')
      .slice(0, decidedShown)
      .map((change) => viewOf(listing, change)),
  };
}

export type ProposalForReview = ProposalView & {
  readonly therapist: { readonly id: string; readonly slug: string; readonly name: string };
  /** Whether the profile may show its title today: "Clinical Psychologist" needs a valid register check. */
  readonly showable: boolean;
};

export async function findProposal(_admin: MemberOf<'admin'>, id: string): Promise<ProposalForReview | null> {
  if (!isUuid(id)) return null;
  const found = await db.therapistProfileChange.findUnique({
    where: { id },
    select: { ...columns, therapist: { select: { id: true, slug: true, name: true, ...listingColumns } } },
  });
  if (!found) return null;
  const { therapist, ...row } = found;
  const { id: therapistId, slug, name, ...listing } = therapist;
  const proposed = storedChanges.safeParse(row.changes);
  return {
    ...viewOf(listingOf(listing), row),
    therapist: { id: therapistId, slug, name },
    showable: proposed.success && (await mayBeShown(db, therapistId, wordsOf(proposed.data))),
  };
}

/** Undecided proposals, oldest first. */
export async function listWaitingProposals(
  _admin: MemberOf<'admin'>,
): Promise<readonly { readonly id: string; readonly sentAt: Date; readonly therapistName: string }[]> {
  const rows = await db.therapistProfileChange.findMany({
    relationLoadStrategy: 'join',
    where: { status: 'submitted' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 100,
    select: { id: true, createdAt: true, therapist: { select: { name: true } } },
  });
  return rows.map(({ id, createdAt, therapist }) => ({
    id,
    sentAt: createdAt,
    therapistName: therapist.name,
  }));
}
