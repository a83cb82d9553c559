import type { Group } from '@/lib/therapist/directory/conditions-sql';
import { gatherLimit } from '@/lib/therapist/directory/rules';
import { type FacetKind, facetValue, type Sort } from '@/lib/therapist/directory/schema';
import { freeSpanLabels, type SpokenSpan } from '@/lib/therapist/free-times/words';
import { genderLabel, modeLabel, wholeRupees } from '@/lib/therapist/rules';
import type { Concern, Meaning, Part } from './vocabulary';

/** A counter of the directory, as far as the search needs it. */
export type Counter = {
  readonly kind: FacetKind | 'all';
  readonly value: string;
  readonly label: string;
  readonly key: number;
  readonly therapists: number;
};

/** The directory's counters, and how many profiles have a word with this beginning. */
export type Directory = { readonly terms: readonly Counter[]; readonly profiles: (word: string) => number };

/** What a part of the search does to the list. */
export type Effect = {
  /** As a chip shows it: "Language: Hindi". */
  readonly label: string;
  /** Therapists of one of these values, or with these words. */
  readonly group?: Group;
  /** How many the group can find at most. */
  readonly atMost?: number;
  readonly feeMin?: number;
  readonly feeMax?: number;
  readonly sort?: Sort;
  /** Therapists with a free time then. */
  readonly free?: SpokenSpan;
  readonly isConcern?: boolean;
  /** The concern says what the search is about, not how somebody feels. */
  readonly isTopic?: boolean;
  /** Nobody names the concern; the group is what is close to it. */
  readonly isNear?: boolean;
  /** Specialities that are close to a concern which somebody names, for a list in which nobody else fits. */
  readonly near?: { readonly keys: readonly number[]; readonly atMost: number; readonly note: string };
  /** People who can be anywhere, for a list in which nobody of the place fits. */
  readonly elsewhere?: { readonly group: Group; readonly atMost: number; readonly note: string };
  /** The concern says where somebody is: feelings beside it are left out instead of widening the list. */
  readonly isWhere?: boolean;
  /** A way to meet. */
  readonly isHow?: boolean;
  /** The list offers nobody without this instead: a language, a gender, a register. */
  readonly isFirm?: boolean;
  /** Somebody may be in danger: near specialities count as much as the named concern. */
  readonly isUrgent?: boolean;
  /** Being alone: a topic beside it says where, and the search means people who work with that topic. */
  readonly isAlone?: boolean;
  /** The language, where the effect is one. */
  readonly language?: string;
  /** Keys of the specialities that name each concern: who has them comes before who only has the words. */
  readonly lead?: readonly (readonly number[])[];
  /** Why the list shows something that is only close. */
  readonly note?: string;
};

/** Counters of a kind whose values hold words with one of these beginnings. */
function beginningSo(terms: readonly Counter[], kind: FacetKind, beginnings: readonly string[]): Counter[] {
  return terms.filter(
    (term) =>
      term.kind === kind && beginnings.some((beginning) => `-${term.value}`.includes(`-${beginning}`)),
  );
}

function withValue(terms: readonly Counter[], kind: FacetKind, values: readonly string[]): Counter[] {
  return terms.filter((term) => term.kind === kind && values.includes(term.value));
}

function sum(terms: readonly Counter[]): number {
  return terms.reduce((total, { therapists }) => total + therapists, 0);
}

/** Nobody has it: the group stays, and finds nobody. */
function groupOf(terms: readonly Counter[]): Required<Pick<Effect, 'group' | 'atMost'>> {
  return { group: { keys: terms.map(({ key }) => key) }, atMost: sum(terms) };
}

/** A word of a profile inside a tsquery, with every ending. */
function lexeme(word: string): string {
  return `'${word.replaceAll("'", "''")}':*`;
}

/** The words of a profile that stand for a concern: each alternative is one word or several. */
export function profileWords({ profile }: Concern): string[][] {
  return profile.map((words) => words.split('+'));
}

function inProfiles(concern: Concern, { profiles }: Directory): { text?: string; atMost: number } {
  const counted = profileWords(concern)
    .map((words) => ({ words, atMost: Math.min(...words.map(profiles)) }))
    .filter(({ atMost }) => atMost > 0);
  if (counted.length === 0) return { atMost: 0 };
  return {
    text: `(${counted.map(({ words }) => `(${words.map(lexeme).join(' & ')})`).join(' | ')})`,
    atMost: counted.reduce((total, { atMost }) => total + atMost, 0),
  };
}

/** A label inside a sentence; abbreviations stay as they are. */
const small = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** "anxiety, life abroad or sleep" */
function either(labels: readonly string[]): string {
  const last = labels.at(-1) ?? '';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} or ${last}`;
}

/**
 * People who name the concern as a speciality, or whose profile has one of its words. Words count only while the
 * speciality is rare: a long list is decided inside an index, which holds no words.
 */
function concernEffect(concern: Concern, directory: Directory): Effect {
  const own = beginningSo(directory.terms, 'specialization', concern.specialities);
  const words = inProfiles(concern, directory);
  const title = concern.kind === 'approach' ? 'Approach' : 'Concern';
  const only = own.length === 1 && words.text === undefined ? own[0] : undefined;
  const label = `${title}: ${only?.label ?? concern.label}`;
  if (own.length > 0 || words.text !== undefined) {
    const found = groupOf(own);
    const naming = beginningSo(own, 'specialization', concern.lead ?? concern.specialities);
    const close = beginningSo(directory.terms, 'specialization', concern.near);
    const lead = {
      ...(naming.length > 0 ? { lead: [naming.map(({ key }) => key)] } : {}),
      ...(close.length > 0
        ? {
            near: {
              keys: close.map(({ key }) => key),
              atMost: sum(close),
              note: `Nobody who fits names ${small(concern.label)}. These people work with ${either(close.map((term) => small(term.label)))}, which is close.`,
            },
          }
        : {}),
    };
    if (words.text === undefined || found.atMost > gatherLimit)
      return { label, ...found, ...lead, isConcern: true };
    return {
      label,
      group: { ...found.group, text: words.text },
      atMost: found.atMost + words.atMost,
      ...lead,
      isConcern: true,
    };
  }
  const near = beginningSo(directory.terms, 'specialization', concern.near);
  const note =
    near.length > 0
      ? `Nobody names ${small(concern.label)} as a speciality yet. These people work with ${either(near.map((term) => small(term.label)))}, which is close.`
      : undefined;
  return { label, ...groupOf(near), isConcern: true, isNear: true, ...(note ? { note } : {}) };
}

/**
 * People in one of the cities; while there are none, or none who fits, people who can be anywhere.
 * @param modes ways to meet that are asked for
 */
function placeEffect(
  { label, cities }: Extract<Meaning, { kind: 'place' }>,
  directory: Directory,
  modes: readonly string[],
): Effect {
  const there = withValue(directory.terms, 'location', cities.map(facetValue));
  const wanted = modes.length === 0 ? ['video'] : modes.filter((mode) => mode !== 'in_person');
  const anywhere = withValue(directory.terms, 'mode', wanted);
  const how = wanted.map((mode) => (mode === 'phone' ? 'by phone' : 'by video')).join(' or ');
  const these = `These people meet ${how}, wherever you are.`;
  if (anywhere.length === 0) return { label: `City: ${label}`, ...groupOf(there) };
  if (there.length === 0)
    return {
      label: `City: ${label}`,
      ...groupOf(anywhere),
      note: `Nobody sees people in ${label} yet. ${these}`,
    };
  return {
    label: `City: ${label}`,
    ...groupOf(there),
    elsewhere: { ...groupOf(anywhere), note: `Nobody in ${label} fits the rest. ${these}` },
  };
}

const orderLabels = {
  'fee-low': 'Lowest fee first',
  experience: 'Most experienced first',
  soonest: 'Soonest free time first',
} as const;

/** What one part does, or undefined for a word without an effect on the list. */
export function effectOf(
  { meaning }: Part,
  directory: Directory,
  modes: readonly string[] = [],
): Effect | undefined {
  const { terms } = directory;
  switch (meaning.kind) {
    case 'concern':
      return concernEffect(meaning.concern, directory);
    case 'speciality':
      return {
        label: `Concern: ${meaning.label}`,
        ...groupOf(withValue(terms, 'specialization', [meaning.value])),
        isConcern: true,
      };
    case 'language':
      return {
        label: `Language: ${meaning.label}`,
        ...groupOf(withValue(terms, 'language', [facetValue(meaning.label)])),
        language: meaning.label,
        isFirm: true,
      };
    case 'place':
      return placeEffect(meaning, directory, modes);
    case 'mode':
      return {
        label: `Way to meet: ${modeLabel(meaning.value)}`,
        ...groupOf(withValue(terms, 'mode', [meaning.value])),
        isHow: true,
      };
    case 'gender':
      return {
        label: `Therapist: ${genderLabel(meaning.value)}`,
        ...groupOf(withValue(terms, 'gender', [meaning.value])),
        isFirm: true,
      };
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
      return { label: orderLabels[meaning.value], sort: meaning.value };
    default:
      return undefined;
  }
}

/** "Fee: up to ₹1,500" */
export function feeEffect({
  feeMin,
  feeMax,
}: {
  readonly feeMin?: number;
  readonly feeMax?: number;
}): Effect {
  const label =
    feeMin === undefined
      ? `up to ${wholeRupees(feeMax ?? 0)}`
      : feeMax === undefined
        ? `from ${wholeRupees(feeMin)}`
        : `${wholeRupees(feeMin)} to ${wholeRupees(feeMax)}`;
  return {
    label: `Fee: ${label}`,
    ...(feeMin === undefined ? {} : { feeMin }),
    ...(feeMax === undefined ? {} : { feeMax }),
  };
}

/** Turns a concern that nobody names into one that leads the list; beside a named concern it narrows nothing. */
export function asLeading(effect: Effect): Effect {
  const { group, label, note } = effect;
  const name = label.replace(/^[^:]*: /, '');
  return {
    label,
    ...(group ? { lead: [group.keys] } : {}),
    ...(note ? { note: `Nobody names ${small(name)} as a speciality yet.` } : {}),
  };
}

/** Explains a list of people who speak the language, none of whom works with the search's concern. */
export function languageNote(effects: readonly Effect[]): string {
  const concerns = effects.flatMap(({ isConcern, label }) =>
    isConcern ? [small(label.replace(/^[^:]*: /, ''))] : [],
  );
  const languages = effects.flatMap(({ language }) => language ?? []);
  return `Nobody who speaks ${either(languages)} names ${either(concerns)}. These people speak it.`;
}
