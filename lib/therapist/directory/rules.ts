import { formatCount } from '@/lib/format/count';
import { editDistance } from '@/lib/format/word/spelling';
import { type Criteria, parseCriteria, serializeCriteria } from './schema';
import { tokensOf } from './words/tokens';

export const pageSize = 21;
/** A longer list is walked in its order instead of being gathered and counted. */
export const gatherLimit = 1_000;
/** Most rows with the words of a longer list that are gathered; beyond, a walk in the order passes fewer. */
export const wordsLimit = 3_000;
/** A walked list is counted up to this: "100+". */
export const countLimit = 100;

/** Most words of a search that are looked for. */
export const mostWords = 8;

/** Little words of a sentence ("therapist for anxiety in Pune") that must not exclude a profile. */
const fillers = new Set(
  'a an and at for from i in is me my near of on or the to who with therapist therapists'.split(' '),
);

/**
 * Words of a search, lower case, at most eight. Letters, digits and vowel signs of every script count; every
 * other character only separates, so quotes, wildcards and operators have no effect.
 */
export function searchWords(q: string): string[] {
  const all = tokensOf(q).map(({ typed }) => typed);
  const meant = all.filter((word) => !fillers.has(word));
  return [...new Set(meant.length > 0 ? meant : all)].slice(0, mostWords);
}

/** A word of the vocabulary and how many active therapists have it. */
export type KnownWord = { readonly value: string; readonly therapists: number };
/** A guessed word, and how many letters of it were guessed. */
export type Meant = { readonly meant: string; readonly edits: number };

/**
 * The word that the visitor most likely meant: fewest edits, then most therapists. Never guesses at words under four
 * letters; words of four or five letters may differ by one edit, longer ones by two.
 */
export function closestWord(typed: string, known: readonly KnownWord[]): Meant | undefined {
  const length = Array.from(typed).length;
  if (length < 4) return undefined;
  const allowed = length < 6 ? 1 : 2;
  return known
    .map(({ value, therapists }) => ({ meant: value, edits: editDistance(typed, value), therapists }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits || b.therapists - a.therapists)[0];
}

/** A word inside a tsquery. */
export function lexeme(word: string): string {
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

/** Criteria in the order of the form, each with its parameters. Sorting and paging are not criteria. */
const parametersOf = {
  q: ['q', 'exact'],
  specialization: ['specialization'],
  location: ['location'],
  language: ['language'],
  fee: ['fee_min', 'fee_max'],
  free: ['free'],
  mode: ['mode'],
  gender: ['gender'],
  register: ['register'],
  accepting: ['accepting'],
} as const;
export type Removable = keyof typeof parametersOf;
const removables = Object.keys(parametersOf) as Removable[];

/** Criteria in force. */
export function activeCriteria(criteria: Criteria): Removable[] {
  const given = serializeCriteria(criteria);
  return removables.filter((name) => parametersOf[name].some((parameter) => given.has(parameter)));
}

export function without(criteria: Criteria, removed: Removable): Criteria {
  const left = serializeCriteria(firstPage(criteria));
  for (const parameter of parametersOf[removed]) left.delete(parameter);
  return parseCriteria(Object.fromEntries(left));
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
