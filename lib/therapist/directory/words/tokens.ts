import { plainSpelling, wordPattern } from '@/lib/format/word/spelling';

/** A position in the text of a search. */
export type Span = { readonly start: number; readonly end: number };

/** A word of a search. */
export type Token = Span & {
  /** As typed, lower case. */
  readonly typed: string;
  /** In plain spelling, for comparison. */
  readonly text: string;
};

export function tokensOf(q: string): Token[] {
  return [...q.matchAll(wordPattern)].map((found) => ({
    typed: found[0].toLowerCase().replace(/[\u200c\u200d]/g, ''),
    text: plainSpelling(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** Number of words from which a search counts as a story, whose words need not be in a profile. */
const sentence = 6;

export function isSentence(q: string): boolean {
  return tokensOf(q).length >= sentence;
}

const before = new Set('for in with about at from of a an the under'.split(' '));
const after = new Set('mein me main ke ki ka ko se में के की का को से'.split(' '));

/**
 * A text without some of its words: the rest with single spaces and no little word at either end. Joining
 * words are removed too: "in" before a city, "mein" after a language.
 */
export function withoutTokens(q: string, gone: readonly Span[], isLittle: (text: string) => boolean): string {
  const all = tokensOf(q);
  const isGone = (token: Token | undefined) =>
    token !== undefined && gone.some(({ start, end }) => token.start >= start && token.end <= end);
  const joining = all.filter(
    ({ text }, place) =>
      (before.has(text) && isGone(all[place + 1])) || (after.has(text) && isGone(all[place - 1])),
  );
  const spans = new Map([...gone, ...joining].map(({ start, end }) => [start, end]));
  const rest = [...spans]
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => `${text.slice(0, start)} ${text.slice(end)}`, q)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .trim();
  const left = tokensOf(rest);
  const first = left.findIndex(({ text }) => !isLittle(text));
  const last = left.findLastIndex(({ text }) => !isLittle(text));
  return first < 0 ? '' : rest.slice(left[first]?.start, left[last]?.end);
}

export type Correction = { readonly typed: string; readonly meant: string };

/** The search with each corrected word in place of the typed one. */
export function correctedQuery(q: string, corrections: readonly Correction[]): string {
  const meant = new Map(corrections.map((correction) => [correction.typed, correction.meant]));
  return q.replace(wordPattern, (word) => meant.get(word.toLowerCase()) ?? word);
}
