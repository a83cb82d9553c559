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

/** Words that people here think of first, and the usual suffixes when a form demands a digit or sign. */
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

/** Judges long passwords by their beginning, because the time grows faster than their length. */
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

/** Made when somebody chooses the first password: reading fifty thousand common ones takes a while. */
function estimator(): ZxcvbnFactory {
  made ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, local: localWords },
    graphs: adjacencyGraphs,
    useLevenshteinDistance: false,
  });
  return made;
}

/** Anything below this takes a thief of the hash table no more than an afternoon. */
const fewestGuesses = 1e6;

/**
 * What is wrong with a new password besides its length, in words for the person; undefined when it is good enough.
 */
export function weaknessOf(typed: string, owner: PasswordOwner): string | undefined {
  if (isPersonal(typed, owner)) return passwordMessages.tooPersonal;
  const { guesses } = estimator().check(telling(typed), [...personalWords(owner)]);
  return guesses < fewestGuesses ? passwordMessages.tooEasy : undefined;
}
