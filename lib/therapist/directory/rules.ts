import { formatCount } from '@/lib/format/count';
import type { Criteria } from './schema';
import { parseCriteria, serializeCriteria } from './schema';

export const pageSize = 21;
/** A longer list is walked in its order instead of being gathered and counted. */
export const gatherLimit = 1_000;
/** Most rows with the words of a longer list that are gathered; beyond, a walk in the order passes fewer. */
export const wordsLimit = 3_000;
/** A walked list is counted up to this: "100+". */
export const countLimit = 100;

const mostWords = 8;
const longestWord = 40;

/** Little words of a sentence ("therapist for anxiety in Pune") that must not exclude a profile. */
const fillers = new Set(
  'a an and at for from i in is me my near of on or the to who with therapist therapists'.split(' '),
);

/**
 * Words of a search, lower case, at most eight. Letters, digits and vowel signs of every script count; every
 * other character only separates, so quotes, wildcards and operators have no effect.
 */
export function searchWords(q: string): string[] {
  const all =
    q
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const meant = all.filter((word) => !fillers.has(word));
  return [...new Set(meant.length > 0 ? meant : all)]
    .slice(0, mostWords)
    .map((word) => Array.from(word).slice(0, longestWord).join(''));
}

/** Edits between two words: letters added, dropped, replaced, or two neighbours swapped (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const left = current[column - 1] ?? 0;
      const above = last[column] ?? 0;
      const diagonal = last[column - 1] ?? 0;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swap =
        row > 1 && column > 1 && swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(left + 1, above + 1, diagonal + (same ? 0 : 1), swap));
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

/** A word of the vocabulary and how many active therapists have it. */
export type KnownWord = { readonly value: string; readonly therapists: number };

/**
 * The word that the visitor most likely meant: fewest edits, then most therapists. Never guesses at words under four
 * letters; words of four or five letters may differ by one edit, longer ones by two.
 */
export function closestWord(typed: string, known: readonly KnownWord[]): KnownWord | undefined {
  const length = Array.from(typed).length;
  if (length < 4) return undefined;
  const allowed = length < 6 ? 1 : 2;
  return known
    .map((word) => ({ word, edits: editDistance(typed, word.value) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits || b.word.therapists - a.word.therapists)
    .at(0)?.word;
}

/** Cities with two names; either name means both. */
const cityNames: readonly (readonly string[])[] = [
  ['bengaluru', 'bangalore'],
  ['mumbai', 'bombay'],
  ['chennai', 'madras'],
  ['kolkata', 'calcutta'],
  ['gurugram', 'gurgaon'],
  ['pune', 'poona'],
  ['kochi', 'cochin'],
  ['thiruvananthapuram', 'trivandrum'],
  ['mysuru', 'mysore'],
  ['mangaluru', 'mangalore'],
  ['vadodara', 'baroda'],
  ['puducherry', 'pondicherry'],
  ['kozhikode', 'calicut'],
  ['prayagraj', 'allahabad'],
  ['visakhapatnam', 'vizag'],
  ['varanasi', 'banaras', 'benares'],
];

export const cityWords: readonly KnownWord[] = cityNames.flat().map((value) => ({ value, therapists: 0 }));

/** Other names of a city with a name that begins like this; "bangal" gives "bengaluru". None under four letters. */
export function otherCityNames(word: string): string[] {
  if (word.length < 4) return [];
  return cityNames.flatMap((names) =>
    names.some((name) => name.startsWith(word)) ? names.filter((name) => !name.startsWith(word)) : [],
  );
}

function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

const utf8 = new TextEncoder();

/**
 * One or two Latin letters or digits, which match far too much in a bio; in other scripts two letters make a
 * word. Measured in bytes, as in the database.
 */
export function isShort(folded: string): boolean {
  return utf8.encode(folded).length < 3;
}

/** Prefix under which the vocabulary counts a word as a whole name. */
export const asName = (word: string): string => `n=${word}`;

/** One word of a search as the database folded it. */
export type SearchTerm = {
  readonly folded: string;
  readonly alone: boolean;
  /** Other spellings of it, as whole names. */
  readonly alike?: readonly string[];
};

/**
 * The part of a tsquery for one word. A word of three letters or more matches any word of the profile that
 * begins like it. One or two letters match the beginning of a name; next to other words ("Dr Rao") also the
 * exact word.
 */
export function termQuery({ folded, alone, alike = [] }: SearchTerm): string {
  if (isShort(folded)) {
    const name = `${lexeme(`n=${folded}`)}:*`;
    return alone ? name : `(${name} | ${lexeme(folded)})`;
  }
  const either = [
    ...[folded, ...otherCityNames(folded)].map((word) => `${lexeme(word)}:*`),
    ...alike.map((name) => lexeme(asName(name))),
  ];
  return either.length === 1 ? either.join('') : `(${either.join(' | ')})`;
}

export type Removable =
  | 'q'
  | 'specialization'
  | 'location'
  | 'language'
  | 'fee'
  | 'free'
  | 'mode'
  | 'gender'
  | 'register'
  | 'accepting';

/** Criteria in force, in the order of the form. Sorting and paging are not criteria. */
export function activeCriteria(criteria: Criteria): Removable[] {
  const { q, facets, feeMin, feeMax, free } = criteria;
  return [
    ...(q ? (['q'] as const) : []),
    ...(['specialization', 'location', 'language'] as const).filter((kind) => facets[kind]),
    ...(feeMin === undefined && feeMax === undefined ? [] : (['fee'] as const)),
    ...(free === undefined ? [] : (['free'] as const)),
    ...(['mode', 'gender', 'register', 'accepting'] as const).filter((kind) => facets[kind]),
  ];
}

export function without(criteria: Criteria, removed: Removable): Criteria {
  const raw = Object.fromEntries(serializeCriteria(criteria));
  const gone = removed === 'q' ? ['q', 'exact'] : removed === 'fee' ? ['fee_min', 'fee_max'] : [removed];
  for (const name of [...gone, 'after', 'before']) delete raw[name];
  return parseCriteria(raw);
}

export function firstPage({ after: _after, before: _before, ...criteria }: Criteria): Criteria {
  return criteria;
}

export function directoryHref(criteria: Criteria): `/professionals${string}` {
  const query = serializeCriteria(criteria).toString();
  return query ? `/professionals?${query}` : '/professionals';
}

/** The number of results; with `atLeast`, counting stopped there. */
export type Total = { readonly count: number; readonly atLeast: boolean };

/** "1 professional", "2,431 professionals", "100+ professionals". */
export function totalLabel({ count, atLeast }: Total): string {
  const noun = count === 1 && !atLeast ? 'professional' : 'professionals';
  return `${formatCount(count)}${atLeast ? '+' : ''} ${noun}`;
}

/** The owner's figure ("500+"), or the real number if it is larger. */
export function liveFigure(claim: string, live = 0): string {
  return live > Number.parseInt(claim, 10) ? formatCount(live) : claim;
}

/** "Anxiety (12)", or without a number if not counted. */
export function optionLabel({ label, therapists }: { label: string; therapists?: number }): string {
  return therapists === undefined ? label : `${label} (${formatCount(therapists)})`;
}
