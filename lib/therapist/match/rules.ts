import { experienceLabel, genderLabel, modeLabel, wholeRupees } from '@/lib/therapist/rules';

/** What the match knows of a therapist: the facts on their public card, nothing else. */
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
  /** The next time that a new client could book, ISO; absent without one. */
  readonly nextFree?: string;
  /** Invented; present only then. */
  readonly sample?: true;
};

export type Weight = 'must' | 'would-like';

/** One answer: what the visitor asks of a therapist, and how much it matters. */
export type Wish = { readonly weight: Weight } & (
  | { readonly about: 'specialization' | 'language' | 'mode' | 'location' | 'gender'; readonly value: string }
  | { readonly about: 'fee' | 'experience'; readonly value: number }
);

export type WishAbout = Wish['about'];

/** Whether the record fulfils the wish. An unknown fact does not fulfil it. */
export function fulfils(candidate: MatchCandidate, wish: Wish): boolean {
  switch (wish.about) {
    case 'specialization':
      return candidate.specialization.includes(wish.value);
    case 'language':
      return candidate.languages.includes(wish.value);
    case 'mode':
      return candidate.modes.includes(wish.value);
    case 'location':
      return candidate.location === wish.value;
    case 'gender':
      return candidate.gender === wish.value;
    case 'fee':
      return candidate.fee !== null && candidate.fee <= wish.value;
    case 'experience':
      return candidate.years !== null && candidate.years >= wish.value;
  }
}

/**
 * The reason why this wish favours this therapist, in words that are true of the record. Only for fulfilled wishes.
 */
function reasonFor(candidate: MatchCandidate, wish: Wish): string {
  switch (wish.about) {
    case 'specialization':
      return `Works with ${wish.value}`;
    case 'language':
      return `Speaks ${wish.value}`;
    case 'mode':
      return `Meets people: ${modeLabel(wish.value).toLowerCase()}`;
    case 'location':
      return `Is in ${wish.value}`;
    case 'gender':
      return genderLabel(wish.value);
    case 'fee':
      return `${wholeRupees(candidate.fee ?? 0)} per session`;
    case 'experience':
      return experienceLabel(candidate.years) ?? '';
  }
}

/** The wish in words, to show what a "must" costs. */
export function wishLabel(wish: Wish): string {
  switch (wish.about) {
    case 'specialization':
      return `works with ${wish.value}`;
    case 'language':
      return `speaks ${wish.value}`;
    case 'mode':
      return `meets ${modeLabel(wish.value).toLowerCase()}`;
    case 'location':
      return `is in ${wish.value}`;
    case 'gender':
      return genderLabel(wish.value).toLowerCase();
    case 'fee':
      return `at most ${wholeRupees(wish.value)}`;
    case 'experience':
      return `at least ${wish.value} years of experience`;
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

export type Match = { readonly candidate: MatchCandidate; readonly reasons: readonly string[] };

export type MatchResult = {
  readonly matches: readonly Match[];
  /** For each "must", how many more therapists would fit without it. */
  readonly costs: readonly { readonly wish: Wish; readonly more: number }[];
};

/**
 * The therapists who fit, best first. The published rule (/platform-ethics): every "must" is fulfilled; more
 * fulfilled wishes come first; a daily draw orders equals, the same for everyone that day. Nobody can pay for a
 * place.
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
  const ranked = chosen.map((candidate) => {
    const fulfilled = wishes.filter((wish) => fulfils(candidate, wish));
    return {
      candidate,
      reasons: fulfilled.map((wish) => reasonFor(candidate, wish)),
      count: fulfilled.length,
      draw: spread(`${day} ${candidate.slug}`),
    };
  });
  ranked.sort(
    (a, b) => b.count - a.count || a.draw - b.draw || a.candidate.slug.localeCompare(b.candidate.slug),
  );
  return {
    matches: ranked.map(({ candidate, reasons }) => ({ candidate, reasons })),
    costs: musts.map((wish) => ({
      wish,
      more: fitting(musts.filter((other) => other !== wish)).length - chosen.length,
    })),
  };
}
