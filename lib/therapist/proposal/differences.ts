import type { Prisma } from '@/generated/prisma/client';
import { type ListingValue, listingLabels, valueInWords } from '@/lib/therapist/proposal/rules';
import { type ProposedListing, storedChanges } from '@/lib/therapist/proposal/schema';
import { waysToMeet } from '@/lib/therapist/rules';

export const listingColumns = {
  title: true,
  specialization: true,
  location: true,
  availability: true,
  languages: true,
  modes: true,
  yearsOfExperience: true,
  sessionRate: true,
  linkedin: true,
  bio: true,
  approaches: true,
  clientGroups: true,
  affirming: true,
  lowestFee: true,
  firstWords: true,
  firstSession: true,
} as const satisfies Prisma.TherapistSelect;

type ListingRow = Prisma.TherapistGetPayload<{ select: typeof listingColumns }>;

export function listingOf({ sessionRate, lowestFee, modes, ...same }: ListingRow): ProposedListing {
  return {
    ...same,
    modes: waysToMeet.filter((mode) => modes.includes(mode)),
    sessionRate: sessionRate === null ? null : sessionRate.toFixed(2),
    lowestFee: lowestFee === null ? null : lowestFee.toFixed(2),
  };
}

/** Every field paired with its value, so that the types match. */
function fieldsOf(listing: ProposedListing): readonly ListingValue[] {
  return [
    { field: 'title', value: listing.title },
    { field: 'specialization', value: listing.specialization },
    { field: 'location', value: listing.location },
    { field: 'availability', value: listing.availability },
    { field: 'languages', value: listing.languages },
    { field: 'modes', value: listing.modes },
    { field: 'yearsOfExperience', value: listing.yearsOfExperience },
    { field: 'sessionRate', value: listing.sessionRate },
    { field: 'linkedin', value: listing.linkedin },
    { field: 'bio', value: listing.bio },
    { field: 'approaches', value: listing.approaches },
    { field: 'clientGroups', value: listing.clientGroups },
    { field: 'affirming', value: listing.affirming },
    { field: 'lowestFee', value: listing.lowestFee },
    { field: 'firstWords', value: listing.firstWords },
    { field: 'firstSession', value: listing.firstSession },
  ];
}

export function listingTexts(listing: ProposedListing): Readonly<Record<string, string>> {
  return Object.fromEntries(fieldsOf(listing).map(({ field, value }) => [field, JSON.stringify(value)]));
}

/** The fields of `wanted` that differ from the listing, by name, as a proposal stores them. */
export function changesBetween(current: ProposedListing, wanted: ProposedListing): Partial<ProposedListing> {
  const before = new Map(fieldsOf(current).map(({ field, value }) => [field, JSON.stringify(value)]));
  return Object.fromEntries(
    fieldsOf(wanted).flatMap(({ field, value }) =>
      before.get(field) === JSON.stringify(value) ? [] : [[field, value]],
    ),
  );
}

export function withChanges(current: ProposedListing, changes: Partial<ProposedListing>): ProposedListing {
  return { ...current, ...changes };
}

export type Difference = {
  readonly field: keyof ProposedListing;
  readonly label: string;
  readonly before: string;
  readonly after: string;
};

/** The changes of a proposal in the present listing, field by field; null for an unreadable proposal. */
export function differencesOf(current: ProposedListing, stored: unknown): readonly Difference[] | null {
  const read = storedChanges.safeParse(stored);
  if (!read.success) return null;
  const before = new Map(fieldsOf(current).map((listing) => [listing.field, listing]));
  const proposed = new Set(Object.keys(read.data));
  return fieldsOf(withChanges(current, definedOf(read.data))).flatMap((listing) => {
    const old = before.get(listing.field);
    if (!old || !proposed.has(listing.field)) return [];
    const { field } = listing;
    return [{ field, label: listingLabels[field], before: valueInWords(old), after: valueInWords(listing) }];
  });
}

type Parsed = { [F in keyof ProposedListing]?: ProposedListing[F] | undefined };

/** Parsed changes without absent fields: Prisma treats an undefined value as a mistake. */
export function definedOf(changes: Parsed): Partial<ProposedListing> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** The texts of a proposal that could claim a protected title, without unchanged fields. */
export function wordsOf({ title = '', bio = '', specialization = [] }: Parsed) {
  return { name: '', title, bio, specialization };
}
