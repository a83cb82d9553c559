import { z } from 'zod';
import { concerns } from '@/content/search/concerns';
import { families } from '@/content/search/families';
import {
  doctorWords,
  helperWords,
  idlePhrases,
  littleWords,
  nearMeWords,
  spellings,
  titleWords,
  unfilteredWords,
  weakWords,
} from '@/content/search/grammar';
import {
  acceptingWords,
  freeWords,
  genderWords,
  modeWords,
  orderWords,
  registerWords,
} from '@/content/search/people';
import { citiesByState, languageNames } from '@/content/search/places';
import { wordSources } from '@/content/search/sources';
import { plainSpelling } from '@/lib/format/spelling';
import type { SpokenSpan } from '@/lib/therapist/free-times/words';
import { soundOf } from './sound';
import { type Token, tokensOf } from './tokens';

const familyWords = new Map(
  Object.entries(z.record(z.string(), z.string()).parse(families)).map(([name, list]) => [
    name,
    list.split(',').map((word) => word.trim()),
  ]),
);

/** A phrase with a family in braces is a phrase with each of its words, for every family that it names. */
function expanded(phrase: string): string[] {
  const [whole, name = ''] = /\{([^}]*)\}/.exec(phrase) ?? [];
  if (whole === undefined) return [phrase];
  const family = familyWords.get(name);
  if (!family) throw new Error(`"${phrase}" names no family of words`);
  return family.map((word) => phrase.replace(whole, word)).flatMap((one) => expanded(one));
}

/** A list of words and phrases, over several lines if it is long; each has at least one letter or digit. */
const words = z.string().transform((line, context) => {
  const list = line
    .trim()
    .split(/\s*[,;\n]\s*/)
    .flatMap((phrase) => expanded(phrase.trim()));
  if (line !== '' && list.some((phrase) => tokensOf(phrase).length === 0)) {
    context.addIssue({ code: 'custom', message: `"${line}" holds an empty word` });
  }
  return line === '' ? [] : list;
});

const concernShape = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  label: z.string().min(2),
  kind: z.enum(['approach', 'situation']).optional(),
  help: z.enum(['urgent', 'doctor']).optional(),
  specialities: words,
  lead: words.optional(),
  profile: words,
  near: words,
  english: words,
  hinglish: words,
  hindi: words,
  sources: z.array(z.enum(Object.keys(wordSources) as (keyof typeof wordSources)[])).min(1),
});

export type Concern = z.infer<typeof concernShape>;

/** What a word or phrase of a search means. */
export type Meaning =
  | { readonly kind: 'concern'; readonly concern: Concern }
  | { readonly kind: 'speciality'; readonly value: string; readonly label: string }
  | { readonly kind: 'language'; readonly label: string }
  | { readonly kind: 'place'; readonly label: string; readonly cities: readonly string[] }
  | { readonly kind: 'mode' | 'gender'; readonly value: string }
  | { readonly kind: 'free'; readonly value: SpokenSpan }
  | { readonly kind: 'order'; readonly value: 'fee-low' | 'experience' | 'soonest' }
  | { readonly kind: 'accepting' | 'register' | 'doctor' | 'nearMe' | 'unfiltered' | 'helper' | 'little' }
  /** Searched in profiles in this spelling. */
  | { readonly kind: 'title'; readonly word: string };

/** Something that was understood, with the words that said it. */
export type Part = { readonly meaning: Meaning; readonly tokens: readonly Token[] };

export type EntryWord = {
  readonly text: string;
  readonly begins: boolean;
  /** No little word may stand before it. */
  readonly follows: boolean;
  readonly sound?: string;
};
export type Entry = { readonly words: readonly EntryWord[]; readonly meaning: Meaning };

const otherSpellings = new Map(
  Object.entries(z.record(z.string(), words).parse(spellings)).flatMap(([one, others]) =>
    others.map((other) => [plainSpelling(other), plainSpelling(one)]),
  ),
);

/** The spelling under which a word is found. */
export function usualSpelling(text: string): string {
  return otherSpellings.get(text) ?? text;
}

/** Words of a phrase; those that a hyphen joins stand side by side ("nahi-rahe"). */
function wordsOf(phrase: string, bySound: boolean): EntryWord[] {
  return phrase.split(/\s+/).flatMap((piece) => {
    const tokens = tokensOf(piece);
    return tokens.map(({ text }, place) => {
      const sound = bySound ? soundOf(usualSpelling(text)) : undefined;
      const begins = piece.endsWith('*') && place === tokens.length - 1;
      return { text: usualSpelling(text), begins, follows: place > 0, ...(sound ? { sound } : {}) };
    });
  });
}

/** Entries of a list of phrases. `bySound`: Hindi, which everybody spells differently. */
export function entriesOf(phrases: readonly string[], meaning: Meaning, bySound = false): Entry[] {
  return phrases.map((phrase) => ({ words: wordsOf(phrase, bySound), meaning }));
}

function oneMeaning(line: string, meaning: Meaning): Entry[] {
  return entriesOf(words.parse(line), meaning);
}

function byValue<Value extends string>(
  lists: Readonly<Record<Value, string>>,
  meant: (value: Value) => Meaning,
): Entry[] {
  return (Object.keys(lists) as Value[]).flatMap((value) => oneMeaning(lists[value], meant(value)));
}

const known = z.array(concernShape).parse(concerns);

const concernEntries = known.flatMap((concern) => {
  const meaning: Meaning = { kind: 'concern', concern };
  return [
    ...entriesOf([concern.label.toLowerCase(), ...concern.english], meaning),
    ...entriesOf([...concern.hinglish, ...concern.hindi], meaning, true),
  ];
});

const placeEntries = Object.entries(z.record(z.string(), z.array(words).min(1)).parse(citiesByState)).flatMap(
  ([line, cities]) => {
    const [state = '', ...others] = words.parse(line);
    const named = cities.map(([name = '', ...otherNames]) => ({ name, names: [name, ...otherNames] }));
    return [
      ...named.flatMap(({ name, names }) => entriesOf(names, { kind: 'place', label: name, cities: names })),
      ...entriesOf([state, ...others], {
        kind: 'place',
        label: state,
        cities: named.flatMap(({ names }) => names),
      }),
    ];
  },
);

const little = new Set(littleWords.trim().split(/\s+/).map(plainSpelling));

/** Whether a word means nothing to the list. */
export function isLittle(text: string): boolean {
  return little.has(text) || little.has(usualSpelling(text));
}

const littleSounds = new Set([...little].flatMap((text) => soundOf(text) ?? []));

/** Whether a word sounds like a little one: "chahiyee", "मिलेगि". Only for a word that no profile has. */
export function soundsLittle(text: string): boolean {
  const sound = soundOf(text);
  return sound !== undefined && littleSounds.has(sound);
}

const weak = new Set(words.parse(weakWords).map(plainSpelling));

/** Whether words only say who is meant or how somebody feels; they count only while nothing else names a concern. */
export function areWeak(texts: readonly string[]): boolean {
  return texts.every((text) => weak.has(text)) || weak.has(texts.join(' '));
}

/** Whether a word of the text search is a title, such as "psychologist". */
export function isTitle(word: string): boolean {
  return word in titleWords;
}

/** Everything that the search understands, likelier meanings first. */
export const vocabulary: readonly Entry[] = [
  ...concernEntries,
  ...byValue(languageNames, (label) => ({ kind: 'language', label })),
  ...placeEntries,
  ...byValue(modeWords, (value) => ({ kind: 'mode', value })),
  ...byValue(genderWords, (value) => ({ kind: 'gender', value })),
  ...byValue(freeWords, (value) => ({ kind: 'free', value })),
  ...byValue(orderWords, (value) => ({ kind: 'order', value })),
  ...byValue(titleWords, (word) => ({ kind: 'title', word })),
  ...oneMeaning(acceptingWords, { kind: 'accepting' }),
  ...oneMeaning(registerWords, { kind: 'register' }),
  ...oneMeaning(doctorWords, { kind: 'doctor' }),
  ...oneMeaning(nearMeWords, { kind: 'nearMe' }),
  ...oneMeaning(unfilteredWords, { kind: 'unfiltered' }),
  ...oneMeaning(helperWords, { kind: 'helper' }),
  ...oneMeaning(idlePhrases, { kind: 'little' }),
];
