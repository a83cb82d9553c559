import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  isPersonal,
  normalisePassword,
  type PasswordOwner,
  passwordMessages,
  personalWords,
} from '@/lib/account/password/rules';

/** Words that people in India try first, and the usual suffixes when a form demands a digit or sign. */
const localWords = [
  ...['@123', '@1234', '@12345', '@1', '@12', '#123', '@321', '@786', '@007', '@111'],
  ...['antarman', 'therapy', 'therapist', 'counselling', 'counsellor', 'counseling', 'anxiety', 'depression'],
  ...[
    'welcome',
    'namaste',
    'krishna',
    'ganesh',
    'ganesha',
    'mahadev',
    'shiva',
    'jaimatadi',
    'sairam',
    'omsairam',
  ],
  ...[
    'bharat',
    'hindustan',
    'india',
    'mumbai',
    'delhi',
    'bangalore',
    'chennai',
    'kolkata',
    'hyderabad',
    'cricket',
  ],
];

/** Characters of a password that are judged: the time grows faster than the length. */
const judgedCharacters = 48;

/** The part to judge: two rounds of a repeated text, the beginning of any other. */
function telling(typed: string): string {
  const characters = [...normalisePassword(typed)];
  const half = Math.floor(characters.length / 2);
  const lengths = Array.from({ length: half }, (_, index) => index + 1);
  const round = lengths.find((length) =>
    characters.every((character, index) => index < length || character === characters[index - length]),
  );
  return characters.slice(0, Math.min(judgedCharacters, round ? 2 * round : judgedCharacters)).join('');
}

let made: ZxcvbnFactory | undefined;

/** Built at the first choice of a password: reading fifty thousand common ones takes a while. */
function estimator(): ZxcvbnFactory {
  made ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, local: localWords },
    graphs: adjacencyGraphs,
    useLevenshteinDistance: false,
  });
  return made;
}

/** A password with fewer guesses than this falls to a thief of the hash table within an afternoon. */
const fewestGuesses = 1e6;

/** The message about a weak new password, apart from its length; undefined for a good one. */
export function weaknessOf(typed: string, owner: PasswordOwner): string | undefined {
  if (isPersonal(typed, owner)) return passwordMessages.tooPersonal;
  const { guesses } = estimator().check(telling(typed), [...personalWords(owner)]);
  return guesses < fewestGuesses ? passwordMessages.tooEasy : undefined;
}
