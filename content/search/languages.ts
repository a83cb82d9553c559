import { english } from './languages/english';
import { hindi } from './languages/hindi';
import { hinglish } from './languages/hinglish';
import { tamil } from './languages/tamil';
import { placesAbroad } from './places';
import { danger } from './urgent';

/** The words of a language: for each thing that the search knows (a concern, a time, a way to meet), what people say. */
export type Language = {
  /** Everybody spells its words differently, so they are compared by their sound. */
  readonly bySound: boolean;
  readonly words: Words;
};

type Words = Readonly<Record<string, string>>;

/** A language writes its days in one line, Monday first; English names them as the search does. */
function withDays({ days = '', ...words }: Words): Words {
  const names = english.days.split('; ');
  return { ...words, ...Object.fromEntries(days.split('; ').map((said, day) => [names[day], said])) };
}

/** A place abroad says as well that somebody lives there. */
const abroad = [english.abroad, ...Object.values(placesAbroad)].join(',');

/**
 * Lists are divided by commas. Words of a phrase may be in any order with a word or two between them; those of danger
 * are taken as written. `|` divides words of which one is enough, `6..9` is any of these numbers, and a star means any
 * ending. A word behind `~` only hints: it counts while nothing else names a concern.
 */
export const languages: readonly Language[] = [
  { bySound: false, words: withDays({ ...english, ...danger.english, abroad }) },
  { bySound: true, words: withDays({ ...hinglish, ...danger.hinglish }) },
  { bySound: true, words: withDays({ ...hindi, ...danger.hindi }) },
  { bySound: true, words: withDays(tamil) },
];
