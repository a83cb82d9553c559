import { citiesByState } from '@/content/search/places';
import { asName, closestWord, isShort, type KnownWord, lexeme, type Meant, searchWords } from './rules';
import type { Criteria } from './schema';
import { latinSpelling } from './words/latin-spelling';
import { type Correction, isSentence } from './words/tokens';
import { wordsOfConcerns, wordsOfSearch } from './words/understanding';
import { namesOf } from './words/vocabulary';

/** Names of each city in one word of Latin letters; any of them means all. */
const cityNames = Object.values(citiesByState)
  .flatMap(namesOf)
  .map((names) => names.slice(0, 3).map((name) => name.toLowerCase()))
  .map((names) => names.filter((name) => /^[a-z]{4,}$/.test(name)));

/** Other names of a city with a name that begins like this, while it is typed; "bangal" gives "bengaluru". */
export function otherCityNames(word: string): string[] {
  const meant = cityNames.filter((names) => word.length > 3 && names.some((name) => name.startsWith(word)));
  return meant.flat().filter((name) => !name.startsWith(word));
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
  const cities = [folded, ...otherCityNames(folded)].map((word) => `${lexeme(word)}:*`);
  const either = [...cities, ...alike.map((name) => lexeme(asName(name)))];
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

/** The name that sounds like a word, or else the nearest word of a profile. */
const meantBy = ({ folded, near, alike: [name] }: LookedUpWord): Meant | undefined =>
  name ? { meant: name.value, edits: 1 } : closestWord(folded, near);

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
  const own = lookedUp.get(word) ?? { folded: word, known: 0, near: [], alike: [] };
  const known = knownOf(word, lookedUp);
  const short = isShort(own.folded);
  const names = exact || short ? [] : own.alike;
  const spellings = names.map(({ value }) => value);
  const guessed = known > 0 || exact || short ? undefined : meantBy(own);
  if (guessed) {
    const query = termQuery(guessed.meant, alone, spellings.slice(1));
    const correction = { typed: word, meant: guessed.meant };
    return { word, query, atMost: Number.POSITIVE_INFINITY, correction, edits: guessed.edits };
  }
  // A short word next to others also means the word itself, which the count of names does not include.
  const ofNames = names.reduce((sum, { therapists }) => sum + therapists, 0);
  const atMost = short && !alone ? Number.POSITIVE_INFINITY : known + ofNames;
  return { word, query: termQuery(own.folded, alone, spellings), atMost };
}

export type LookedUpWords = ReadonlyMap<string, LookedUpWord>;

/**
 * @param words the looked-up words
 * @param answers one for each of them, in order
 */
export function byWord(words: readonly string[], answers: readonly LookedUpWord[]): LookedUpWords {
  return new Map(answers.map((answer, place) => [words[place] ?? '', answer]));
}

/** How many therapists have a word, or a city's other name. */
const knownOf = (word: string, lookedUp: LookedUpWords): number =>
  [word, ...otherCityNames(word)].reduce((sum, name) => sum + (lookedUp.get(name)?.known ?? 0), 0);

/** Edits from a typed word to the nearest word of a profile: 0 if profiles have it, or if it is too short. */
export function editsToProfiles(word: string, lookedUp: LookedUpWords): number {
  const own = lookedUp.get(word);
  if (!own || isShort(own.folded) || knownOf(word, lookedUp) > 0) return 0;
  return meantBy(own)?.edits ?? Number.POSITIVE_INFINITY;
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
