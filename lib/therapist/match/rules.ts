import { experienceLabel, genderLabel, modeLabel, wholeRupees } from '@/lib/therapist/rules';
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
  readonly years: number | null;
  readonly approaches: readonly string[];
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
  'approach',
  'location',
  'experience',
] as const;
export type WishAbout = (typeof wishAbouts)[number];

/** One answer: the visitor's wish, and its importance. */
export type Wish = { readonly weight: Weight } & (
  | { readonly about: Exclude<WishAbout, 'fee' | 'experience' | 'time'>; readonly value: string }
  | { readonly about: 'time'; readonly value: FreeSpan }
  | { readonly about: 'fee' | 'experience'; readonly value: number }
);

/** Whether the record fulfils the wish; an unknown fact does not. */
export function fulfils(candidate: MatchCandidate, wish: Wish): boolean {
  switch (wish.about) {
    case 'specialization':
      return candidate.specialization.includes(wish.value);
    case 'language':
      return candidate.languages.includes(wish.value);
    case 'time':
      return candidate.free.includes(wish.value);
    case 'mode':
      return candidate.modes.includes(wish.value);
    case 'location':
      return candidate.location === wish.value;
    case 'gender':
      return candidate.gender === wish.value;
    case 'affirming':
      return candidate.affirming;
    case 'approach':
      return candidate.approaches.includes(wish.value);
    case 'fee':
      return candidate.fee !== null && candidate.fee <= wish.value;
    case 'experience':
      return candidate.years !== null && candidate.years >= wish.value;
  }
}

const timeLabels: Readonly<Record<FreeSpan, string>> = {
  week: 'free in the next 7 days',
  evenings: 'free in the evening',
  weekends: 'free at the weekend',
};

const affirmingWords = 'LGBTQIA+ affirming';

/** The wish in words: "speaks Hindi", "at most ₹1,500". */
export function wishLabel(wish: Wish): string {
  switch (wish.about) {
    case 'specialization':
      return `works with ${wish.value}`;
    case 'language':
      return `speaks ${wish.value}`;
    case 'time':
      return timeLabels[wish.value];
    case 'mode':
      return `meets ${modeLabel(wish.value).toLowerCase()}`;
    case 'location':
      return `is in ${wish.value}`;
    case 'gender':
      return genderLabel(wish.value).toLowerCase();
    case 'affirming':
      return affirmingWords;
    case 'approach':
      return `uses ${wish.value}`;
    case 'fee':
      return `at most ${wholeRupees(wish.value)}`;
    case 'experience':
      return `at least ${wish.value} years of experience`;
  }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Why this wish favours this therapist, in words that the record supports. Only for fulfilled wishes. */
function reasonFor(candidate: MatchCandidate, wish: Wish): string {
  switch (wish.about) {
    case 'mode':
      return `Meets people: ${modeLabel(wish.value).toLowerCase()}`;
    case 'fee':
      return 'Within your limit';
    case 'experience':
      return experienceLabel(candidate.years) ?? '';
    default:
      return capital(wishLabel(wish));
  }
}

/** "Hindi, Urdu and English" */
function listed(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} and ${last}`;
}

/** The fact about a candidate who does not fulfil a wish: "Costs ₹2,200, above your limit". */
function missFor(candidate: MatchCandidate, wish: Wish): string {
  switch (wish.about) {
    case 'specialization':
      return `Does not name ${wish.value} as a speciality`;
    case 'language':
      return candidate.languages.length > 0
        ? `Speaks ${listed(candidate.languages)}, not ${wish.value}`
        : `Has not said whether they speak ${wish.value}`;
    case 'time':
      return `Not ${timeLabels[wish.value]}${wish.value === 'week' ? '' : ' in the next 7 days'}`;
    case 'mode':
      return candidate.modes.length > 0
        ? `Meets people: ${listed(candidate.modes.map((mode) => modeLabel(mode).toLowerCase()))}, not ${modeLabel(wish.value).toLowerCase()}`
        : 'Has not said how they meet people';
    case 'location':
      return `Is in ${candidate.location}, not in ${wish.value}`;
    case 'gender':
      return candidate.gender === null
        ? 'Has not named a gender'
        : `${genderLabel(candidate.gender)}, not ${genderLabel(wish.value).toLowerCase()}`;
    case 'affirming':
      return `Does not say that they are ${affirmingWords}`;
    case 'approach':
      return `Does not name ${wish.value}`;
    case 'fee':
      return candidate.fee === null
        ? 'Has not named a fee yet'
        : `Costs ${wholeRupees(candidate.fee)}, above your limit`;
    case 'experience':
      return candidate.years === null
        ? 'Has not said how long they have practised'
        : `${experienceLabel(candidate.years)}, fewer than ${wish.value}`;
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
  readonly asked: number;
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
  const fitting = (kept: readonly Wish[]) =>
    candidates.filter((candidate) => kept.every((wish) => fulfils(candidate, wish)));
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
    asked: wishes.length,
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
