import type { Prisma } from '@/generated/prisma/client';
import { type EntryValue, entryLabels, valueInWords } from '@/lib/therapist/proposal/rules';
import { type ProposedEntry, storedChanges } from '@/lib/therapist/proposal/schema';

/** Columns of the public entry that may be proposed. */
export const entryColumns = {
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
} as const satisfies Prisma.TherapistSelect;

type EntryRow = Prisma.TherapistGetPayload<{ select: typeof entryColumns }>;
type Mode = ProposedEntry['modes'][number];

const known: readonly Mode[] = ['video', 'phone', 'in_person'];

/** The entry as it stands, in the form that proposals have. */
export function entryOf({ sessionRate, modes, ...same }: EntryRow): ProposedEntry {
  return {
    ...same,
    modes: known.filter((mode) => modes.includes(mode)),
    sessionRate: sessionRate === null ? null : sessionRate.toFixed(2),
  };
}

/** Every field with its value, typed together. */
function fieldsOf(entry: ProposedEntry): readonly EntryValue[] {
  return [
    { field: 'title', value: entry.title },
    { field: 'specialization', value: entry.specialization },
    { field: 'location', value: entry.location },
    { field: 'availability', value: entry.availability },
    { field: 'languages', value: entry.languages },
    { field: 'modes', value: entry.modes },
    { field: 'yearsOfExperience', value: entry.yearsOfExperience },
    { field: 'sessionRate', value: entry.sessionRate },
    { field: 'linkedin', value: entry.linkedin },
    { field: 'bio', value: entry.bio },
  ];
}

/** The fields of `wanted` that are not as they stand, by name: what a proposal keeps. */
export function changesBetween(stands: ProposedEntry, wanted: ProposedEntry): Partial<ProposedEntry> {
  const before = new Map(fieldsOf(stands).map(({ field, value }) => [field, JSON.stringify(value)]));
  return Object.fromEntries(
    fieldsOf(wanted).flatMap(({ field, value }) =>
      before.get(field) === JSON.stringify(value) ? [] : [[field, value]],
    ),
  );
}

/** The entry with what is proposed put in its place. */
export function withChanges(stands: ProposedEntry, changes: Partial<ProposedEntry>): ProposedEntry {
  return { ...stands, ...changes };
}

/** One field of a proposal, in words: as it stands now and as it would be. */
export type Difference = {
  readonly field: keyof ProposedEntry;
  readonly label: string;
  readonly before: string;
  readonly after: string;
};

/** What a proposal would change of the entry as it stands now, field by field; null for one that cannot be read. */
export function differencesOf(stands: ProposedEntry, stored: unknown): readonly Difference[] | null {
  const read = storedChanges.safeParse(stored);
  if (!read.success) return null;
  const before = new Map(fieldsOf(stands).map((entry) => [entry.field, entry]));
  const proposed = new Set(Object.keys(read.data));
  return fieldsOf(withChanges(stands, definedOf(read.data))).flatMap((entry) => {
    const old = before.get(entry.field);
    if (!old || !proposed.has(entry.field)) return [];
    const { field } = entry;
    return [{ field, label: entryLabels[field], before: valueInWords(old), after: valueInWords(entry) }];
  });
}

type Parsed = { [F in keyof ProposedEntry]?: ProposedEntry[F] | undefined };

/** Parsed changes without the fields that are absent: to Prisma an undefined one is a mistake. */
export function definedOf(changes: Parsed): Partial<ProposedEntry> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** The words of a proposal that could claim a protected title; what is not proposed claims nothing anew. */
export function wordsOf({ title = '', bio = '', specialization = [] }: Parsed) {
  return { name: '', title, bio, specialization };
}
