import { concerns } from '@/content/search/concerns';
import { languages } from '@/content/search/languages';
import { citiesByState, languageNames } from '@/content/search/places';
import { facetValue } from '@/lib/therapist/directory/schema';
import { type SpokenSpan, spokenSpans } from '@/lib/therapist/free-times/words';
import { genderLabel, genders, modeLabel, waysToMeet } from '@/lib/therapist/rules';
import { soundOf, stemOf } from './sound';
import { type Token, tokensOf } from './tokens';

export const listOf = (line: string): string[] => line.trim().split(/\s*,\s*/);

/** The names of each city or language of a line. */
export const namesOf = (line: string): string[][] => line.split(';').map(listOf);

export const knownConcerns = Object.entries(concerns).map(([id, concern]) => ({ ...concern, id }));
export type Concern = (typeof knownConcerns)[number];

export type Meaning =
  | { readonly kind: 'concern'; readonly concern: Concern }
  | {
      readonly kind: 'speciality' | 'language' | 'mode' | 'gender';
      readonly value: string;
      readonly label: string;
    }
  | { readonly kind: 'place'; readonly label: string; readonly cities: readonly string[] }
  | { readonly kind: 'free'; readonly value: SpokenSpan }
  | { readonly kind: 'order'; readonly value: 'fee-low' | 'experience' | 'soonest' }
  | {
      readonly kind: 'accepting' | 'register' | 'doctor' | 'nearMe' | 'unfiltered' | 'helper' | 'idle' | 'or';
    }
  /** Searched in profiles in this spelling. */
  | { readonly kind: 'title'; readonly word: string };

/** An understood part, with its words. A hint counts only if no other part names a concern. */
export type Part = { readonly meaning: Meaning; readonly tokens: readonly Token[]; readonly isHint: boolean };

/** A word of a phrase with its variants. */
type Way = { readonly text: string; readonly stem: string | undefined; readonly sound: string | undefined };
export type EntryWord = { readonly ways: readonly Way[]; readonly begins: boolean };

export type Entry = {
  readonly words: readonly EntryWord[];
  readonly meaning: Meaning;
  readonly isHint: boolean;
  /** Its words match exactly, with only little words between them. */
  readonly isOrdered: boolean;
};

const titles = ['clinical', 'psychologist', 'psychotherapist'];

export const isTitle = (word: string): boolean => titles.includes(word);

const keyed = <Value extends string>(values: readonly Value[], meant: (value: Value) => Meaning) =>
  values.map((value): [string, Meaning] => [value, meant(value)]);

/** Meanings by the keys of a language's words. */
export const meanings = new Map<string, Meaning>([
  ...knownConcerns.map((concern): [string, Meaning] => [concern.id, { kind: 'concern', concern }]),
  ...keyed(waysToMeet, (value) => ({ kind: 'mode', value, label: modeLabel(value) })),
  ...keyed(genders, (value) => ({ kind: 'gender', value, label: genderLabel(value) })),
  ...keyed(spokenSpans, (value) => ({ kind: 'free', value })),
  ...keyed(['fee-low', 'experience', 'soonest'], (value) => ({ kind: 'order', value })),
  ...keyed(titles, (word) => ({ kind: 'title', word })),
  ...keyed(['accepting', 'register', 'doctor', 'nearMe', 'unfiltered', 'helper', 'idle', 'or'], (kind) => ({
    kind,
  })),
]);

/** "6..9" means each number in the range. */
function numbersOf(way: string): string[] {
  const [from = 0, to] = way.split('..').map(Number);
  return to === undefined ? [way] : Array.from({ length: to - from + 1 }, (_, step) => String(from + step));
}

function wordOf(piece: string, bySound: boolean, isDanger: boolean): EntryWord {
  const ways = piece
    .split('|')
    .flatMap(numbersOf)
    .map((way): Way => {
      const text = tokensOf(way)[0]?.text ?? '';
      return { text, stem: isDanger ? undefined : stemOf(text), sound: bySound ? soundOf(text) : undefined };
    });
  return { ways, begins: piece.endsWith('*') };
}

/** Entries of a list of phrases; words of danger count as they are written, without their stem. */
export function entriesOf(phrases: readonly string[], meaning: Meaning, bySound = false): Entry[] {
  const isDanger = meaning.kind === 'concern' && meaning.concern.help === 'urgent';
  return phrases.map((phrase) => ({
    words: phrase
      .replace('~', '')
      .split(/[\s-]+/)
      .filter((piece) => tokensOf(piece).length > 0)
      .map((piece) => wordOf(piece, bySound, isDanger)),
    meaning,
    isHint: phrase.startsWith('~'),
    isOrdered: meaning.kind !== 'concern' || isDanger,
  }));
}

const languageEntries = languages.flatMap(({ bySound, words }) =>
  Object.entries(words).flatMap(([key, line]) => {
    const meaning = meanings.get(key);
    return meaning ? entriesOf(listOf(line), meaning, bySound) : [];
  }),
);

const placeEntries = Object.entries(citiesByState).flatMap(([line, cities]) => {
  const [state = '', ...others] = line.split('; ');
  const named = namesOf(cities);
  return [
    ...named.flatMap((names) => entriesOf(names, { kind: 'place', label: names[0] ?? '', cities: names })),
    ...entriesOf([state, ...others], { kind: 'place', label: state, cities: named.flat() }),
  ];
});

/** Everything that the search understands, likelier meanings first. */
export const vocabulary: readonly Entry[] = [
  ...knownConcerns.flatMap((concern) => entriesOf([concern.label], { kind: 'concern', concern })),
  ...languageEntries,
  ...namesOf(languageNames).flatMap((names) => {
    const [label = ''] = names;
    return entriesOf(names, { kind: 'language', value: facetValue(label), label });
  }),
  ...placeEntries,
];

const little = new Set(
  languages.flatMap(({ words }) => tokensOf(words.little ?? '').flatMap(({ text }) => [text, stemOf(text)])),
);
const littleSounds = new Set([...little].flatMap((text) => soundOf(text) ?? []));

/** Whether a word has no effect on the list, such as "the". */
export const isLittle = (text: string): boolean => little.has(text) || little.has(stemOf(text));

/** Whether a word sounds like a little one: "chahiyee", "मिलेगि". Only for a word that no profile has. */
export const soundsLittle = (text: string): boolean => littleSounds.has(soundOf(text) ?? '-');
