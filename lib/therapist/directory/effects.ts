import { formatCount } from '@/lib/format/count';
import { listed, small } from '@/lib/format/word/sentence';
import type { Group } from '@/lib/therapist/directory/conditions-sql';
import { gatherLimit, lexeme } from '@/lib/therapist/directory/rules';
import { type FacetKind, facetValue, type Term } from '@/lib/therapist/directory/schema';
import { freeSpanLabels, type SpokenSpan } from '@/lib/therapist/free-times/words';
import { wholeRupees } from '@/lib/therapist/rules';
import type { Concern, Meaning, Part } from './words/vocabulary';

/** The directory's counters, and the number of profiles with a word that begins like this. */
export type Directory = { readonly terms: readonly Term[]; readonly profiles: (word: string) => number };

export type Effect = {
  readonly label: string;
  /** Therapists of one of these values, or with these words. */
  readonly group?: Group;
  readonly atMost?: number;
  readonly feeMin?: number | undefined;
  readonly feeMax?: number | undefined;
  readonly free?: SpokenSpan;
  readonly isConcern?: boolean;
  /** No therapist has the concern; the group holds close ones. */
  readonly isNear?: boolean;
  readonly near?: Effect;
  /** The list offers no one without this: a language, a gender, a register. */
  readonly isFirm?: boolean;
  /** Keys of the specialities of each concern: therapists with one come before those who only have the words. */
  readonly lead?: readonly (readonly number[])[];
  /** Why the list shows close matches. */
  readonly note?: string;
};

/** Whether an effect leaves out therapists, instead of only ordering them. */
export const narrows = ({ group, free, feeMin, feeMax }: Effect): boolean =>
  group !== undefined || free !== undefined || feeMin !== undefined || feeMax !== undefined;

/** Counters of a kind whose values hold words with one of these beginnings. */
const beginningSo = (terms: readonly Term[], kind: FacetKind, beginnings: readonly string[]): Term[] =>
  terms.filter(
    (term) => term.kind === kind && beginnings.some((word) => `-${term.value}`.includes(`-${word}`)),
  );

const withValue = (terms: readonly Term[], kind: FacetKind, values: readonly string[]): Term[] =>
  terms.filter((term) => term.kind === kind && values.includes(term.value));

/** No therapist has it: the group stays and finds no one. */
function groupOf(terms: readonly Term[]): Required<Pick<Effect, 'group' | 'atMost'>> {
  const atMost = terms.reduce((total, { therapists }) => total + therapists, 0);
  return { group: { keys: terms.map(({ key }) => key) }, atMost };
}

/** Therapists who match any of these effects. */
export function anyOf(effects: readonly Effect[]): Required<Pick<Effect, 'group' | 'atMost' | 'lead'>> {
  const texts = effects.flatMap(({ group }) => group?.text ?? []);
  const keys = new Set(effects.flatMap(({ group }) => group?.keys ?? []));
  return {
    group: { keys: [...keys], ...(texts.length > 0 ? { text: texts.join(' | ') } : {}) },
    atMost: effects.reduce((total, { atMost = 0 }) => total + atMost, 0),
    lead: effects.flatMap(({ lead = [] }) => lead),
  };
}

/** One part for all concerns: therapists who work with any of them; or for the only one, with those close to it. */
export function anyConcern(effects: readonly Effect[]): readonly Effect[] {
  const concerns = effects.filter(({ isConcern }) => isConcern);
  const [only, second] = concerns;
  if (!only) return effects;
  const any = second
    ? { label: `${formatCount(concerns.length)} concerns`, ...anyOf(concerns) }
    : { ...only, ...anyOf([only, only.near ?? []].flat()) };
  return [...effects.filter(({ isConcern }) => !isConcern), any];
}

/** A label without its kind: "Break-up" of "Concern: Break-up". */
export const nameOf = (label: string): string => label.replace(/^[^:]*: /, '');

function inProfiles({ profile }: Concern, { profiles }: Directory): { text?: string; atMost: number } {
  const counted = profile
    .map((words) => ({ words, atMost: Math.min(...words.map(profiles)) }))
    .filter(({ atMost }) => atMost > 0);
  if (counted.length === 0) return { atMost: 0 };
  return {
    text: `(${counted.map(({ words }) => `(${words.map((word) => `${lexeme(word)}:*`).join(' & ')})`).join(' | ')})`,
    atMost: counted.reduce((total, { atMost }) => total + atMost, 0),
  };
}

/** Specialities close to a concern that a therapist has. */
function nearOf({ label, near }: Concern, { terms }: Directory, nobody: (name: string) => string) {
  const close = beginningSo(terms, 'specialization', near);
  const labels = listed(
    close.map((term) => small(term.label)),
    'or',
  );
  const note = `${nobody(small(label))} These therapists work with ${labels}, which is related.`;
  return close.length > 0 ? { label, ...groupOf(close), note } : undefined;
}

/**
 * Therapists with the concern as a speciality, or with one of its words in their profile. Words count only if
 * the speciality is rare: a long list is decided inside an index, which holds no words.
 */
function concernEffect(concern: Concern, directory: Directory): Effect {
  const own = beginningSo(directory.terms, 'specialization', concern.specialities);
  const words = inProfiles(concern, directory);
  const only = own.length === 1 && words.text === undefined ? own[0] : undefined;
  const label = `${concern.kind === 'approach' ? 'Approach' : 'Concern'}: ${only?.label ?? concern.label}`;
  if (own.length === 0 && words.text === undefined) {
    const near = nearOf(concern, directory, (name) => `No therapist lists ${name} yet.`);
    return { ...groupOf([]), ...near, label, isConcern: true, isNear: true };
  }
  const found = groupOf(own);
  const naming = beginningSo(own, 'specialization', concern.lead).map(({ key }) => key);
  const near = nearOf(concern, directory, (name) => `Nobody who fits names ${name}.`);
  const usesWords = words.text !== undefined && found.atMost <= gatherLimit;
  return {
    label,
    group: usesWords ? { ...found.group, text: words.text } : found.group,
    atMost: found.atMost + (usesWords ? words.atMost : 0),
    ...(naming.length > 0 ? { lead: [naming] } : {}),
    ...(near ? { near } : {}),
    isConcern: true,
  };
}

/**
 * Therapists in one of the cities; if none is there, therapists who can be anywhere.
 * @param modes requested ways to meet
 */
function placeEffect(
  { label: name, cities }: Extract<Meaning, { kind: 'place' }>,
  directory: Directory,
  modes: readonly string[],
): Effect {
  const label = `City: ${name}`;
  const there = withValue(directory.terms, 'location', cities.map(facetValue));
  const wanted = modes.length === 0 ? ['video'] : modes.filter((mode) => mode !== 'in_person');
  const anywhere = withValue(directory.terms, 'mode', wanted);
  if (there.length > 0 || anywhere.length === 0) return { label, ...groupOf(there) };
  const how = wanted.map((mode) => (mode === 'phone' ? 'by phone' : 'by video')).join(' or ');
  const note = `No therapist meets clients in ${name} yet. These therapists meet ${how}, wherever you are.`;
  return { label, ...groupOf(anywhere), note };
}

const orderLabels = {
  'fee-low': 'Lowest fee first',
  experience: 'Most experienced first',
  soonest: 'Soonest free time first',
} as const;

/** How a part of a search that is the value of a filter is named, and its role in the list. */
const facets = {
  speciality: { facet: 'specialization', name: 'Concern', isConcern: true },
  language: { facet: 'language', name: 'Language', isFirm: true },
  mode: { facet: 'mode', name: 'Way to meet' },
  gender: { facet: 'gender', name: 'Therapist', isFirm: true },
} as const;

/** The effect of one part; undefined for a word without an effect on the list. */
export function effectOf(
  { meaning }: Part,
  directory: Directory,
  modes: readonly string[] = [],
): Effect | undefined {
  const { terms } = directory;
  switch (meaning.kind) {
    case 'concern':
      return concernEffect(meaning.concern, directory);
    case 'place':
      return placeEffect(meaning, directory, modes);
    case 'speciality':
    case 'language':
    case 'mode':
    case 'gender': {
      const { facet, name, ...role } = facets[meaning.kind];
      const found = groupOf(withValue(terms, facet, [meaning.value]));
      return { label: `${name}: ${meaning.label}`, ...found, ...role };
    }
    case 'accepting':
      return { label: 'Accepting new clients', ...groupOf(withValue(terms, 'accepting', ['yes'])) };
    case 'register':
      return {
        label: 'On a register',
        ...groupOf(terms.filter(({ kind }) => kind === 'register')),
        isFirm: true,
      };
    case 'free':
      return { label: `Free: ${freeSpanLabels[meaning.value]}`, free: meaning.value };
    case 'order':
      return { label: orderLabels[meaning.value] };
    default:
      return undefined;
  }
}

/** "Fee: up to ₹1,500" */
export function feeEffect({ feeMin, feeMax }: Pick<Effect, 'feeMin' | 'feeMax'>): Effect {
  const [low, high] = [feeMin, feeMax].map((fee) => wholeRupees(fee ?? 0));
  const label =
    feeMin === undefined ? `up to ${high}` : feeMax === undefined ? `from ${low}` : `${low} to ${high}`;
  return { label: `Fee: ${label}`, feeMin, feeMax };
}

/** A concern that leads the list instead of narrowing it. */
export function asLeading({ group, isNear, label, lead, note }: Effect): Effect {
  const keys = lead ?? (group ? [group.keys] : []);
  return {
    label,
    ...(keys.length > 0 ? { lead: keys } : {}),
    ...(isNear && note ? { note: `No therapist lists ${small(nameOf(label))} yet.` } : {}),
  };
}
