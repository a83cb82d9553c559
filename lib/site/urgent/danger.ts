import { suicidal, violence } from '@/content/search/urgent';
import { plainWords } from '@/lib/format/spelling';

/** What a text speaks of: harm to oneself, or somebody who harms. */
export type Danger = 'self' | 'other';

type Words = Record<'english' | 'hinglish' | 'hindi', string>;

/** Finds any of the phrases in a text of plain words with single spaces. A star stands for any ending. */
function finderOf({ english, hinglish, hindi }: Words): RegExp {
  const phrases = [english, hinglish, hindi].join(',').split(',');
  const patterns = phrases.map(
    (phrase) => plainWords(phrase).join(' ') + (phrase.endsWith('*') ? '[^ ]*' : ''),
  );
  return new RegExp(` (?:${patterns.join('|')}) `);
}

const finders: readonly (readonly [Danger, RegExp])[] = [
  ['self', finderOf(suicidal)],
  ['other', finderOf(violence)],
];

/**
 * The acute danger that somebody writes of in English, Hinglish or Hindi; null when none is named. Takes words at face
 * value: help that is shown to somebody who quotes them does no harm, help that is missing may.
 */
export function dangerIn(text: string): Danger | null {
  const plain = ` ${plainWords(text).join(' ')} `;
  return finders.find(([, finder]) => finder.test(plain))?.[0] ?? null;
}
