import { citiesByState } from '@/content/search/places';
import { editDistance } from '@/lib/format/spelling';
import { asName, closestWord, isShort, type KnownWord, lexeme, searchWords } from './rules';
import type { Criteria } from './schema';
import { latinSpelling } from './words/latin-spelling';
import type { Correction } from './words/reading';
import { isSentence } from './words/tokens';
import { wordsOfConcerns, wordsOfSearch } from './words/understanding';
import { listOf } from './words/vocabulary';

/** Names of each city in one word of Latin letters; any of them means all. */
const cityNames = Object.values(citiesByState).flatMap((cities) =>
  cities.split(';').map((names) =>
    listOf(names)
      .slice(0, 3)
      .map((name) => name.toLowerCase())
      .filter((name) => /^[a-z]{4,}$/.test(name)),
  ),
);

const cityWords: readonly KnownWord[] = cityNames.flat().map((value) => ({ value, therapists: 0 }));

/** Other names of a city with a name that begins like this; "bangal" gives "bengaluru". None under four letters. */
export function otherCityNames(word: string): string[] {
  if (word.length < 4) return [];
  return cityNames.flatMap((names) =>
    names.some((name) => name.startsWith(word)) ? names.filter((name) => !name.startsWith(word)) : [],
  );
}

/**
 * The part of a tsquery for one word. A word of three letters or more matches any word of the profile that
 * begins like it. One or two letters match the beginning of a name; next to other words ("Dr Rao") also the
 * exact word.
 * @param folded the word as the database folded it
 * @param alike other spellings of it, as whole names
 */
export function termQuery(folded: string, alone: boolean, alike: readonly string[] = []): string {
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

/**
 * The vocabulary's answer for a word: the number of words that begin with it, or else the word that was
 * probably meant.
 */
export type LookedUpWord = {
  readonly folded: string;
  readonly known: number;
  readonly near: readonly KnownWord[];
  /** Names that sound like the word, in another spelling. */
  readonly alike: readonly KnownWord[];
};

/** The words of a search to look for: little words count only if there are no others. */
export function wordsOf({ q, exact }: Pick<Criteria, 'q' | 'exact'>): string[] {
  const typed = exact ? [] : wordsOfSearch(q);
  return typed.length > 0 ? typed : searchWords(q);
}

/**
 * Words to look up for a search: each typed word, followed by the other names of a city that it may begin and
 * by a name of Hindi script in Latin letters, and the words that profiles may have for its concerns. For a
 * sentence, it also looks up whether its words are names.
 */
export function wordsToLookUp(criteria: Pick<Criteria, 'q' | 'exact'>): string[] {
  const typed = wordsOf(criteria);
  const words = typed.flatMap((word) => [word, ...otherCityNames(word), latinSpelling(word) ?? []].flat());
  if (criteria.exact) return [...new Set(words)];
  const names = isSentence(criteria.q) ? typed.map(asName) : [];
  return [...new Set([...words, ...wordsOfConcerns(criteria.q), ...names])];
}

/** Marks of a profile, such as "a=narrative-therapy", are not corrections of a misspelt word. */
const isWord = ({ value }: KnownWord) => !value.includes('=');

/** A typed word as a list searches for it. */
export type ReadWord = {
  readonly word: string;
  readonly query: string;
  readonly atMost: number;
  readonly correction?: Correction;
  /** How many letters were guessed. */
  readonly edits?: number;
};

/** One typed word with the vocabulary's answers for it and for the city's other names. */
function readWord(word: string, lookedUp: LookedUpWords, alone: boolean, exact: boolean): ReadWord {
  const found = answersOf(word, lookedUp);
  const { folded = word, near = [], alike = [] } = found[0] ?? {};
  const known = found.reduce((sum, answer) => sum + answer.known, 0);
  const short = isShort(folded);
  const names = exact || short ? [] : alike;
  const spellings = names.map(({ value }) => value);
  const [first, ...others] = spellings;
  if (known === 0 && !exact && !short) {
    const meant = first ?? closestWord(folded, [...near.filter(isWord), ...cityWords])?.value;
    if (meant !== undefined) {
      const query = termQuery(meant, alone, others);
      const edits = first === undefined ? editDistance(folded, meant) : 1;
      return { word, query, atMost: Number.POSITIVE_INFINITY, correction: { typed: word, meant }, edits };
    }
  }
  // A short word next to others also means the word itself, which the count of names does not include.
  const ofNames = names.reduce((sum, { therapists }) => sum + therapists, 0);
  const atMost = short && !alone ? Number.POSITIVE_INFINITY : known + ofNames;
  return { word, query: termQuery(folded, alone, spellings), atMost };
}

export type LookedUpWords = ReadonlyMap<string, LookedUpWord>;

/**
 * @param words the looked-up words
 * @param answers one for each of them, in order
 */
export function byWord(words: readonly string[], answers: readonly LookedUpWord[]): LookedUpWords {
  return new Map(answers.map((answer, place) => [words[place] ?? '', answer]));
}

function answersOf(word: string, lookedUp: LookedUpWords): LookedUpWord[] {
  return [word, ...otherCityNames(word)].flatMap((name) => lookedUp.get(name) ?? []);
}

/** Edits from a typed word to the nearest word of a profile: 0 if profiles have it, or if it is too short. */
export function editsToProfiles(word: string, lookedUp: LookedUpWords): number {
  const found = answersOf(word, lookedUp);
  const own = found[0];
  if (!own || isShort(own.folded) || found.some(({ known }) => known > 0)) return 0;
  if (own.alike.length > 0) return 1;
  const closest = closestWord(own.folded, own.near.filter(isWord));
  return closest ? editDistance(own.folded, closest.value) : Number.POSITIVE_INFINITY;
}

/** One typed word in the form for the search; a name in Hindi script that no profile has, in Latin letters. */
export function readTyped(word: string, lookedUp: LookedUpWords, alone: boolean, exact: boolean): ReadWord {
  const asTyped = readWord(word, lookedUp, alone, exact);
  const latin = exact || asTyped.atMost > 0 ? undefined : latinSpelling(word);
  if (latin === undefined) return asTyped;
  const inLatin = readWord(latin, lookedUp, alone, exact);
  if (inLatin.atMost === 0) return asTyped;
  return { ...inLatin, word, correction: { typed: word, meant: inLatin.correction?.meant ?? latin } };
}
