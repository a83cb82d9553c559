import { editDistance } from '@/lib/format/word/spelling';
import { type FeeWords, feeWords } from './fees';
import { soundOf, stemOf } from './sound';
import { type Correction, type Token, tokensOf } from './tokens';
import { type Entry, type EntryWord, isLittle, type Part, soundsLittle, vocabulary } from './vocabulary';

/** A search after reading: its parts, and the remaining words for the text search. */
export type Reading = {
  readonly parts: readonly Part[];
  readonly rest: readonly Token[];
  readonly fee?: FeeWords;
  readonly corrections: readonly Correction[];
  /** Whether it contains words of acute danger, even inside a longer phrase. */
  readonly isUrgent: boolean;
};

/** Data of the directory for the second reading of a search. */
export type Knowledge = {
  /** Phrases of the live directory, such as the name of a speciality. */
  readonly entries: readonly Entry[];
  /** Edits to the nearest word of a profile: 0 for a word that a profile has, which is then never guessed at. */
  readonly edits: (token: Token) => number;
};

type Guess = (token: Token) => boolean;
type Index = { readonly byWord: ReadonlyMap<string, readonly Entry[]>; readonly stars: readonly Entry[] };

const keysOf = (text: string, sound: string | undefined) =>
  new Set([text, stemOf(text), ...(sound === undefined ? [] : [`~${sound}`])]);

/** Entries by their first word, by its stem and by its sound. */
function indexOf(entries: readonly Entry[]): Index {
  const byWord = new Map<string, Entry[]>();
  for (const entry of entries) {
    const keys = entry.words[0]?.ways.flatMap(({ text, sound }) => [...keysOf(text, sound)]) ?? [];
    for (const key of new Set(keys)) byWord.set(key, [...(byWord.get(key) ?? []), entry]);
  }
  return { byWord, stars: entries.filter(({ words }) => words[0]?.begins) };
}

const contentIndex = indexOf(vocabulary);
const urgentIndex = indexOf(
  vocabulary.filter(({ meaning }) => meaning.kind === 'concern' && meaning.concern.help === 'urgent'),
);

function fits({ ways, begins }: EntryWord, { text }: Token, byEar: boolean): boolean {
  const [stem, sound] = [stemOf(text), byEar ? soundOf(text) : undefined];
  return ways.some((way) => {
    if (way.text === text || way.stem === stem || (begins && text.startsWith(way.text))) return true;
    // "samajh" (understand) sounds like "samaj" (society).
    return sound !== undefined && way.sound === sound && (!isLittle(text) || isLittle(way.text));
  });
}

/** Most words between two words of a phrase; except for danger, one of them may have a meaning. */
const mostBetween = 3;

type Found = Part & { readonly isExact: boolean; readonly span: number };

/** The phrase, if its first word is at `at`. */
function phraseAt(entry: Entry, tokens: readonly Token[], at: number, guess: Guess): Found | undefined {
  const { words, isOrdered, meaning, isHint } = entry;
  const places: number[] = [];
  // Several words are enough evidence to compare by sound even words that profiles have.
  const isAt = (word: EntryWord, place: number) => {
    const token = tokens[place];
    return token && !places.includes(place) && fits(word, token, words.length > 1 || guess(token));
  };
  for (const word of words) {
    const from = isOrdered ? (places.at(-1) ?? at) : at;
    const reach = isOrdered ? mostBetween + 1 : words.length + mostBetween;
    const steps = Array.from({ length: reach }, (_, step) => step + 1);
    const near = steps.flatMap((step) => (isOrdered ? [from + step] : [from + step, from - step]));
    const place = (places.length === 0 ? [at] : near).find((one) => isAt(word, one));
    if (place === undefined) return undefined;
    places.push(place);
  }
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const between = tokens.slice(first, last + 1).filter((_, step) => !places.includes(first + step));
  const strange = between.filter(({ text }) => !isLittle(text)).length;
  const isFar = isOrdered ? strange > 0 : strange > 1 || between.length > mostBetween;
  if (isFar) return undefined;
  const said = places.sort((a, b) => a - b).flatMap((one) => tokens[one] ?? []);
  const isExact = words[0]?.ways.some(({ text }) => text === tokens[at]?.text) ?? false;
  return { meaning, isHint, tokens: said, isExact, span: last - first };
}

/** The longer phrase, then the one with fewer words in between, then the exact spelling, then the first. */
const bestOf = (all: readonly Found[]): Found | undefined =>
  all.toSorted(
    (a, b) => b.tokens.length - a.tokens.length || a.span - b.span || Number(b.isExact) - Number(a.isExact),
  )[0];

function longestAt(tokens: readonly Token[], at: number, indexes: readonly Index[], guess: Guess) {
  const { text = '' } = tokens[at] ?? {};
  const keys = [...keysOf(text, soundOf(text))];
  const entries = indexes.flatMap(({ byWord, stars }) => [
    ...keys.flatMap((key) => byWord.get(key) ?? []),
    ...stars,
  ]);
  return bestOf([...new Set(entries)].flatMap((entry) => phraseAt(entry, tokens, at, guess) ?? []));
}

/** Replaces a word that another phrase has used. */
const gone: Token = { typed: '', text: '-', start: -1, end: -1 };

/** The longest phrases first, at any position: "father has dementia" before "my father". */
function match(tokens: readonly Token[], indexes: readonly Index[], guess: Guess) {
  const left = [...tokens];
  const found = new Map<number, Found>();
  const look = (at: number) => {
    const one = left[at] === gone ? undefined : longestAt(left, at, indexes, guess);
    if (one) found.set(at, one);
    else found.delete(at);
  };
  for (const at of left.keys()) look(at);
  const parts: Part[] = [];
  for (let best = bestOf([...found.values()]); best; best = bestOf([...found.values()])) {
    for (const token of best.tokens) left[left.indexOf(token)] = gone;
    parts.push(best);
    for (const [place, { tokens: said }] of [...found]) {
      if (said.some((token) => best.tokens.includes(token))) look(place);
    }
  }
  const start = ({ tokens: [token] }: Part) => token?.start ?? 0;
  return { parts: parts.sort((a, b) => start(a) - start(b)), left: left.filter((token) => token !== gone) };
}

/**
 * The words of the content, with the letters by which a misspelt one may differ: none below five letters and for
 * words in Latin letters that are compared by sound, one for places, which resemble names too much.
 */
const meantWords = new Map(
  vocabulary.flatMap(({ words, meaning }) =>
    words.flatMap(({ ways }) =>
      ways.map(({ text, sound }): [string, number] => {
        const isHeard = sound !== undefined && /^[a-z]/.test(text);
        return [text, text.length < 5 || isHeard ? 0 : meaning.kind === 'place' ? 1 : 2];
      }),
    ),
  ),
);

const guessable = [...meantWords].filter(([, most]) => most > 0);

const lettersOf = (text: string) => [...text].sort().join('');

/**
 * The word that was probably meant: it begins with the same letter, or with the first two swapped. Short
 * words may differ by an added, missing or swapped letter only: with a replaced letter they are often a name.
 */
function closestMeant(text: string, mostEdits: number): string | undefined {
  const allowed = text.length < 5 ? 0 : Math.min(mostEdits, text.length < 9 ? 1 : 2);
  const begins = (meant: string) => meant[0] === text[0] || (meant[0] === text[1] && meant[1] === text[0]);
  const same = lettersOf(text);
  return guessable
    .filter(([meant]) => begins(meant) && Math.abs(meant.length - text.length) <= allowed)
    .filter(([meant]) => text.length > 6 || text.length !== meant.length || lettersOf(meant) === same)
    .map(([meant, most]) => ({ meant, most: Math.min(most, allowed), edits: editDistance(text, meant) }))
    .filter(({ most, edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)[0]?.meant;
}

/** One part for a repeated meaning ("anxious … ghabrahat"); it is a hint if each of them is. */
function joined(parts: readonly Part[]): Part[] {
  const result = new Map<string, Part>();
  for (const part of parts) {
    const key = JSON.stringify(part.meaning);
    const { tokens = [], isHint = true } = result.get(key) ?? {};
    result.set(key, { ...part, tokens: [...tokens, ...part.tokens], isHint: isHint && part.isHint });
  }
  return [...result.values()];
}

const isInside = (said: readonly Token[], tokens: readonly Token[]) =>
  tokens.length > said.length && said.every((token) => tokens.includes(token));

/**
 * Reads a search. Without directory data it reads only exact spellings; with it, words that no profile has
 * are also read by their sound, or as a word one or two letters away.
 */
export function readSearch(q: string, knowledge?: Knowledge): Reading {
  const fee = feeWords(q);
  const typed = tokensOf(q).filter(({ start, end }) => !fee || end <= fee.start || start >= fee.end);
  const indexes = [contentIndex, ...(knowledge ? [indexOf(knowledge.entries)] : [])];
  const edits = new Map(typed.map((token) => [token.start, knowledge?.edits(token) ?? 0]));
  const guess: Guess = ({ start }) => (edits.get(start) ?? 0) > 0;
  const first = match(typed, indexes, guess);
  const corrected = new Map<number, string>();
  for (const token of first.left) {
    const { text, start } = token;
    if (!guess(token) || isLittle(text) || soundsLittle(text) || meantWords.has(text)) continue;
    const meant = closestMeant(text, edits.get(start) ?? 0);
    if (meant !== undefined) corrected.set(start, meant);
  }
  const tokens = typed.map((token) => ({ ...token, text: corrected.get(token.start) ?? token.text }));
  const { parts, left } = match(tokens, indexes, guess);
  return {
    isUrgent: tokens.some((_, at) => {
      const said = longestAt(tokens, at, [urgentIndex], guess)?.tokens;
      // "Taane maarti hai" is not about blows: a longer phrase with all of its words has another meaning.
      return said !== undefined && !parts.some((part) => isInside(said, part.tokens));
    }),
    parts: joined(parts),
    rest: left.filter((token) => !isLittle(token.text) && !(guess(token) && soundsLittle(token.text))),
    ...(fee ? { fee } : {}),
    corrections: tokens
      .filter((token) => corrected.has(token.start) && !left.includes(token))
      .map(({ typed: written, text }) => ({ typed: written, meant: text })),
  };
}
