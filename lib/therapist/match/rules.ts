import { listed, small } from '@/lib/format/word/sentence';
import { genderLabel, modeLabel, wholeRupees } from '@/lib/therapist/rules';
import type { FreeSpan } from './free';

/** Most records sent with the page: the match runs in the browser, so they must fit through a slow connection. */
export const candidateLimit = 200;

export type MatchCandidate = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly picture: string | null;
  readonly specialization: readonly string[];
  readonly languages: readonly string[];
  readonly modes: readonly string[];
  readonly location: string;
  readonly gender: string | null;
  /** Rupees for one session; null when not yet known. */
  readonly fee: number | null;
  /** They state that LGBTQIA+ people are welcome and safe. */
  readonly affirming: boolean;
  /** When a new client could meet them within seven days, on the visitor's clock. */
  readonly free: readonly FreeSpan[];
  /** The next time that a new client could book, ISO; absent without one. */
  readonly nextFree?: string;
  /** True for an invented therapist; otherwise absent. */
  readonly sample?: true;
};

export type Weight = 'must' | 'would-like';

export const wishAbouts = [
  'specialization',
  'language',
  'time',
  'mode',
  'fee',
  'gender',
  'affirming',
] as const;
export type WishAbout = (typeof wishAbouts)[number];

/** The visitor's wish, and its importance. Any of its values fulfils it. */
export type Wish = { readonly weight: Weight } & (
  | { readonly about: Exclude<WishAbout, 'fee' | 'time'>; readonly values: readonly string[] }
  | { readonly about: 'time'; readonly values: readonly FreeSpan[] }
  | { readonly about: 'fee'; readonly value: number }
);

/** The values of a wish that the record has. */
function fulfilled(candidate: MatchCandidate, wish: Exclude<Wish, { about: 'fee' }>): readonly string[] {
  const has = (known: readonly string[]) => wish.values.filter((value) => known.includes(value));
  switch (wish.about) {
    case 'specialization':
      return has(candidate.specialization);
    case 'language':
      return has(candidate.languages);
    case 'time':
      return has(candidate.free);
    case 'mode':
      return has(candidate.modes);
    case 'gender':
      return has(candidate.gender === null ? [] : [candidate.gender]);
    case 'affirming':
      return candidate.affirming ? wish.values : [];
  }
}

/** Whether the record fulfils the wish; an unknown fact does not. */
export function fulfils(candidate: MatchCandidate, wish: Wish): boolean {
  return wish.about === 'fee'
    ? candidate.fee !== null && candidate.fee <= wish.value
    : fulfilled(candidate, wish).length > 0;
}

const timeLabels: Readonly<Record<FreeSpan, string>> = {
  week: 'free in the next 7 days',
  evenings: 'free in the evening',
  weekends: 'free at the weekend',
};

const affirmingWords = 'LGBTQIA+ affirming';

/** The wish in words: "speaks Hindi or Urdu", "at most ₹1,500". */
export function wishLabel(wish: Wish): string {
  switch (wish.about) {
    case 'specialization':
      return `works with ${listed(wish.values, 'or')}`;
    case 'language':
      return `speaks ${listed(wish.values, 'or')}`;
    case 'time':
      return listed(
        wish.values.map((value) => timeLabels[value]),
        'or',
      );
    case 'mode':
      return `meets ${listed(wish.values.map(modeLabel).map(small), 'or')}`;
    case 'gender':
      return listed(wish.values.map(genderLabel).map(small), 'or');
    case 'affirming':
      return affirmingWords;
    case 'fee':
      return `at most ${wholeRupees(wish.value)}`;
  }
}

/** The wish after "3 therapists": "for anxiety", "in Hindi or Urdu". */
export function wishInTitle(wish: Wish): string {
  switch (wish.about) {
    case 'specialization':
      return `for ${listed(wish.values.map(small), 'or')}`;
    case 'language':
      return `in ${listed(wish.values, 'or')}`;
    case 'mode':
      return `by ${listed(wish.values.map(modeLabel).map(small), 'or')}`.replace('by in person', 'in person');
    case 'fee':
      return `up to ${wholeRupees(wish.value)}`;
    case 'time':
      return wishLabel(wish);
    default:
      return `(${wishLabel(wish)})`;
  }
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Why this wish favours this therapist, in words that the record supports. Only for fulfilled wishes. */
function reasonFor(candidate: MatchCandidate, wish: Wish): string {
  if (wish.about === 'fee') return 'Within your limit';
  const values = fulfilled(candidate, wish);
  if (wish.about === 'mode') return `Meets people: ${listed(values.map(modeLabel).map(small))}`;
  return capital(wishLabel({ ...wish, values } as Wish)).replaceAll(' or ', ' and ');
}

/** The fact about a candidate who does not fulfil a wish: "Costs ₹2,200, above your limit". */
function missFor(candidate: MatchCandidate, wish: Wish): string {
  switch (wish.about) {
    case 'specialization':
      return `Does not name ${listed(wish.values, 'or')} as a speciality`;
    case 'language': {
      const wanted = listed(wish.values, 'or');
      return candidate.languages.length > 0
        ? `Speaks ${listed(candidate.languages)}, not ${wanted}`
        : `Has not said whether they speak ${wanted}`;
    }
    case 'time':
      return `Not ${wishLabel(wish)}${wish.values.includes('week') ? '' : ' in the next 7 days'}`;
    case 'mode':
      return candidate.modes.length > 0
        ? `Meets people: ${listed(candidate.modes.map(modeLabel).map(small))}, not ${listed(wish.values.map(modeLabel).map(small), 'or')}`
        : 'Has not said how they meet people';
    case 'gender':
      return candidate.gender === null
        ? 'Has not named a gender'
        : `${genderLabel(candidate.gender)}, not ${wishLabel(wish)}`;
    case 'affirming':
      return `Does not say that they are ${affirmingWords}`;
    case 'fee':
      return candidate.fee === null
        ? 'Has not named a fee yet'
        : `Costs ${wholeRupees(candidate.fee)}, above your limit`;
  }
}

/** FNV-1a, 32 bits: spreads names evenly and gives the same result in every browser. */
export function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

export type Match = {
  readonly candidate: MatchCandidate;
  readonly reasons: readonly string[];
  /** The words for each unfulfilled wish. */
  readonly misses: readonly string[];
};

export type MatchGroup = { readonly fulfilled: number; readonly matches: readonly Match[] };

export type MatchResult = {
  readonly wishes: readonly Wish[];
  /** Most fulfilled wishes first; no group is empty. */
  readonly groups: readonly MatchGroup[];
  /** For each "must", the number of further therapists without it. */
  readonly costs: readonly { readonly wish: Wish; readonly more: number }[];
};

/**
 * The therapists who fit, best first. The published rule (/platform-ethics): every "must" is fulfilled; more
 * fulfilled wishes come first; a daily draw, equal for all visitors, breaks ties. Therapists cannot pay for a
 * position.
 * @param day calendar day in India, "2026-11-20"
 */
export function matchTherapists(
  candidates: readonly MatchCandidate[],
  wishes: readonly Wish[],
  day: string,
): MatchResult {
  const musts = wishes.filter(({ weight }) => weight === 'must');
  const fitting = (wanted: readonly Wish[]) =>
    candidates.filter((candidate) => wanted.every((wish) => fulfils(candidate, wish)));
  const chosen = fitting(musts);
  const drawn = chosen
    .map((candidate) => ({ candidate, draw: spread(`${day} ${candidate.slug}`) }))
    .sort((a, b) => a.draw - b.draw || a.candidate.slug.localeCompare(b.candidate.slug));
  const matches = drawn.map(
    ({ candidate }): Match => ({
      candidate,
      reasons: wishes.filter((wish) => fulfils(candidate, wish)).map((wish) => reasonFor(candidate, wish)),
      misses: wishes.filter((wish) => !fulfils(candidate, wish)).map((wish) => missFor(candidate, wish)),
    }),
  );
  const counts = [...new Set(matches.map(({ reasons }) => reasons.length))].sort((a, b) => b - a);
  return {
    wishes,
    groups: counts.map((fulfilled) => ({
      fulfilled,
      matches: matches.filter(({ reasons }) => reasons.length === fulfilled),
    })),
    costs: musts.map((wish) => ({
      wish,
      more: fitting(musts.filter((other) => other !== wish)).length - chosen.length,
    })),
  };
}
