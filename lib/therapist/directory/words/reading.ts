import { editDistance } from '@/lib/therapist/directory/rules';
import { type FeeWords, feeWords } from './fees';
import { withNarrowestPart } from './narrowest';
import { soundOf } from './sound';
import { type Token, tokensOf } from './tokens';
import {
  type Entry,
  type EntryWord,
  isLittle,
  type Meaning,
  type Part,
  soundsLittle,
  usualSpelling,
  vocabulary,
} from './vocabulary';

/** A word that was taken for another one. */
export type Correction = { readonly typed: string; readonly meant: string };

/** What a search says: what was understood, and the words that are left for the text search. */
export type Reading = {
  readonly parts: readonly Part[];
  readonly rest: readonly Token[];
  readonly fee?: FeeWords;
  readonly corrections: readonly Correction[];
  /** Whether words of acute danger stand anywhere in it, also inside a longer phrase. */
  readonly isUrgent: boolean;
};

/** What the directory itself knows, for the second reading of a search. */
export type Knowledge = {
  /** Phrases out of the live directory, such as the name of a speciality. */
  readonly entries: readonly Entry[];
  /** Edits to the nearest word of a profile: 0 for a word that a profile has, which is then never guessed at. */
  readonly edits: (token: Token) => number;
};

/** Little words that may stand inside a phrase ("neend bilkul nahi aati"). */
const mostBetween = 3;

type Index = {
  readonly byWord: ReadonlyMap<string, readonly Entry[]>;
  readonly bySound: ReadonlyMap<string, readonly Entry[]>;
  readonly stems: readonly Entry[];
};

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const same = map.get(key);
  if (same) same.push(value);
  else map.set(key, [value]);
}

/** Entries by their first word; those that begin with a stem are tried for every word. */
function indexOf(entries: readonly Entry[]): Index {
  const byWord = new Map<string, Entry[]>();
  const bySound = new Map<string, Entry[]>();
  const stems: Entry[] = [];
  for (const entry of entries) {
    const [first] = entry.words;
    if (first?.begins) stems.push(entry);
    else if (first) addTo(byWord, first.text, entry);
    if (first?.sound) addTo(bySound, first.sound, entry);
  }
  return { byWord, bySound, stems };
}

const contentIndex = indexOf(vocabulary);

const urgentIndex = indexOf(
  vocabulary.filter(({ meaning }) => meaning.kind === 'concern' && meaning.concern.help === 'urgent'),
);

function fits(word: EntryWord, token: Token, guess: boolean): boolean {
  const text = usualSpelling(token.text);
  if (text === word.text || (word.begins && text.startsWith(word.text))) return true;
  if (!guess || word.sound === undefined || soundOf(text) !== word.sound) return false;
  // "samajh" (understand) sounds like "samaj" (society).
  return !isLittle(token.text) || isLittle(word.text);
}

/** The tokens of a phrase that begins at a place, or undefined when it does not stand there with free words. */
function phraseAt(
  entry: Entry,
  tokens: readonly Token[],
  at: number,
  guess: (token: Token) => boolean,
  taken: ReadonlySet<Token>,
) {
  const found: Token[] = [];
  let place = at;
  for (const word of entry.words) {
    const furthest = found.length === 0 || word.follows ? place : place + mostBetween;
    while (place < furthest) {
      const token = tokens[place];
      if (!token || fits(word, token, guess(token)) || !isLittle(token.text)) break;
      place++;
    }
    const token = tokens[place];
    if (!token || taken.has(token) || !fits(word, token, guess(token))) return undefined;
    found.push(token);
    place++;
  }
  return found;
}

type Found = Part & { readonly exact: boolean };

function longestAt(
  tokens: readonly Token[],
  at: number,
  indexes: readonly Index[],
  guess: (token: Token) => boolean,
  taken: ReadonlySet<Token>,
): Found | undefined {
  const token = tokens[at];
  if (!token || taken.has(token)) return undefined;
  let best: Found | undefined;
  const text = usualSpelling(token.text);
  const sound = guess(token) ? soundOf(text) : undefined;
  for (const { byWord, bySound, stems } of indexes) {
    const sounding = sound ? (bySound.get(sound) ?? []) : [];
    for (const entry of [...(byWord.get(text) ?? []), ...sounding, ...stems]) {
      const words = phraseAt(entry, tokens, at, guess, taken);
      if (!words) continue;
      const exact = entry.words[0]?.text === text;
      const longer = best === undefined || words.length > best.tokens.length;
      if (longer || (words.length === best?.tokens.length && exact && !best.exact)) {
        best = { meaning: entry.meaning, tokens: words, exact };
      }
    }
  }
  return best;
}

const isLatin = (text: string) => /^[a-z]/.test(text);

/**
 * Words that a misspelt word may have meant, with the most edits: five letters or more, so that nothing short is
 * guessed at. Hindi in Latin letters is compared by sound instead, and places are too much like names for two edits.
 */
const meantWords: ReadonlyMap<string, number> = new Map(
  vocabulary.flatMap(({ words, meaning }) =>
    words
      .filter(
        ({ text, begins, sound }) => !begins && !(sound && isLatin(text)) && Array.from(text).length >= 5,
      )
      .map(({ text }): [string, number] => [text, meaning.kind === 'place' ? 1 : 2]),
  ),
);

type Meant = { readonly meant: string; readonly most: number; readonly place: number };

/** The same words, with their place in the vocabulary, by their first letter. */
const meantByLetter = new Map<string, Meant[]>();
for (const [place, [meant, most]] of [...meantWords].entries()) {
  addTo(meantByLetter, meant.charAt(0), { meant, most, place });
}

const meantExactly = new Set(vocabulary.flatMap(({ words }) => words.map(({ text }) => text)));

/** Short words differ by a letter too many, too few or swapped: with a letter exchanged they are often a name. */
function isNoExchange(text: string, meant: string): boolean {
  return text.length !== meant.length || [...text].sort().join('') === [...meant].sort().join('');
}

/** The word that was probably meant: it begins with the same letter, or with the first two of them swapped. */
function closestMeant(text: string): { readonly meant: string; readonly edits: number } | undefined {
  const length = Array.from(text).length;
  if (length < 5) return undefined;
  const allowed = length < 9 ? 1 : 2;
  const [first, second] = [text.charAt(0), text.charAt(1)];
  let closest: (Meant & { readonly edits: number }) | undefined;
  for (const letter of new Set([first, second])) {
    for (const word of meantByLetter.get(letter) ?? []) {
      const { meant, place } = word;
      const most = Math.min(allowed, word.most);
      if (Math.abs(meant.length - text.length) > most || (letter !== first && meant[1] !== first)) continue;
      const edits = editDistance(text, meant);
      if (edits > most || (length < 7 && !isNoExchange(text, meant))) continue;
      const isCloser =
        !closest || edits < closest.edits || (edits === closest.edits && place < closest.place);
      if (isCloser) closest = { ...word, edits };
    }
  }
  return closest;
}

function sameMeaning(a: Meaning, b: Meaning): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'concern' && b.kind === 'concern') return a.concern.id === b.concern.id;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** One part for what was said twice ("anxious … ghabrahat"). */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const at = result.findIndex(({ meaning }) => sameMeaning(meaning, part.meaning));
    const same = result[at];
    if (same) result[at] = { meaning: same.meaning, tokens: [...same.tokens, ...part.tokens] };
    else result.push(part);
  }
  return result;
}

const nightWords = new Set(['night', 'nights', 'nighttime', 'raat', 'रात']);
const meetingWords = new Set(['slot', 'slots', 'session', 'appointment', 'counselling', 'baje', 'बजे']);

/** "Late at night", but no "night slot" and no "late evening". */
function isAtNight({ meaning, tokens }: Part): boolean {
  const texts = tokens.map(({ text }) => text);
  return (
    meaning.kind === 'free' &&
    meaning.value === 'nights' &&
    texts.some((text) => nightWords.has(text)) &&
    !texts.some((text) => meetingWords.has(text))
  );
}

/** "Overthinking late at night" says when it hurts, not when to meet. */
function withoutSuffering(parts: readonly Part[]): readonly Part[] {
  const hasConcern = parts.some(
    ({ meaning }) =>
      meaning.kind === 'speciality' || (meaning.kind === 'concern' && meaning.concern.id !== 'abroad'),
  );
  return hasConcern ? parts.filter((part) => !isAtNight(part)) : parts;
}

const isInside = (said: readonly Token[], tokens: readonly Token[]) =>
  tokens.length > said.length && said.every((token) => tokens.includes(token));

/** The longest phrases first, wherever they stand: "father has dementia" before "my father". */
function match(tokens: readonly Token[], indexes: readonly Index[], guess: (token: Token) => boolean) {
  const taken = new Set<Token>();
  const found = new Map<number, Found>();
  const look = (at: number) => {
    const one = longestAt(tokens, at, indexes, guess, taken);
    if (one) found.set(at, one);
    else found.delete(at);
  };
  for (const at of tokens.keys()) look(at);
  const chosen: [at: number, part: Part][] = [];
  while (found.size > 0) {
    const [at, { meaning, tokens: said }] = [...found].reduce((best, one) =>
      one[1].tokens.length > best[1].tokens.length ? one : best,
    );
    for (const token of said) taken.add(token);
    chosen.push([at, { meaning, tokens: said }]);
    for (const [place, one] of [...found]) if (one.tokens.some((token) => taken.has(token))) look(place);
  }
  const parts = chosen.sort(([a], [b]) => a - b).map(([, part]) => part);
  return { parts, left: tokens.filter((token) => !taken.has(token)) };
}

/**
 * Reads a search. Without knowledge it takes words only as they are written; with it, words that no profile has are
 * also taken by their sound, or for a word that is one or two letters away.
 */
export function readSearch(q: string, knowledge?: Knowledge): Reading {
  const fee = feeWords(q);
  const typed = tokensOf(q).filter(({ start, end }) => !fee || end <= fee.start || start >= fee.end);
  const live = knowledge ? [indexOf(knowledge.entries)] : [];
  const indexes = [contentIndex, ...live];
  const edits = new Map(typed.map((token) => [token, knowledge?.edits(token) ?? 0]));
  const guess = (token: Token) => (edits.get(token) ?? 0) > 0;
  const first = match(typed, indexes, guess);
  const corrections: Correction[] = [];
  const corrected = new Map<Token, Token>();
  for (const token of first.left) {
    if (
      !guess(token) ||
      isLittle(token.text) ||
      soundsLittle(token.text) ||
      meantExactly.has(usualSpelling(token.text))
    )
      continue;
    const closest = closestMeant(token.text);
    if (!closest || closest.edits > (edits.get(token) ?? 0)) continue;
    corrections.push({ typed: token.typed, meant: closest.meant });
    corrected.set(token, { ...token, text: closest.meant });
  }
  const meant = typed.map((token) => corrected.get(token) ?? token);
  const again = corrected.size === 0 ? first : match(meant, indexes, guess);
  const none: ReadonlySet<Token> = new Set();
  return {
    isUrgent: meant.some((_, at) => {
      const said = longestAt(meant, at, [urgentIndex], guess, none)?.tokens;
      // "Taane maarti hai" is no blow: a longer phrase with all of its words says something else.
      return said !== undefined && !again.parts.some(({ tokens }) => isInside(said, tokens));
    }),
    parts: withNarrowestPart(withoutSuffering(joined(again.parts))),
    rest: again.left.filter((token) => !isLittle(token.text) && !(guess(token) && soundsLittle(token.text))),
    ...(fee ? { fee } : {}),
    corrections: corrections.filter(({ typed: word }) => !again.left.some((token) => token.typed === word)),
  };
}
