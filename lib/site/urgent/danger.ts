import { type Language, languages } from '@/content/search/languages';
import { plainWords } from '@/lib/format/spelling';

/** A text speaks of harm to oneself, or of somebody who harms. */
export type Danger = 'self' | 'other';

/** Finds any phrase of a concern in a text of plain words with single spaces. The signs are those of `content/search/languages.ts`. */
function finderOf(concern: string): RegExp {
  const known: readonly Language[] = Object.values(languages);
  const phrases = known.flatMap(({ words }) => words[concern]?.split(',') ?? []);
  const patterns = phrases.map((phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map((word) => {
        const ways = word.split('|').map((way) => plainWords(way).join(' '));
        return `(?:${ways.join('|')})${word.endsWith('*') ? '[^ ]*' : ''}`;
      })
      .join(' '),
  );
  return new RegExp(` (?:${patterns.join('|')}) `);
}

const finders: readonly (readonly [Danger, RegExp])[] = [
  ['self', finderOf('suicidal')],
  ['other', finderOf('violence')],
];

/**
 * The acute danger that somebody writes of in English, Hinglish or Hindi; null when none is named. Takes words at face
 * value: help that is shown to somebody who quotes them does no harm, help that is missing may.
 */
export function dangerIn(text: string): Danger | null {
  const plain = ` ${plainWords(text).join(' ')} `;
  return finders.find(([, finder]) => finder.test(plain))?.[0] ?? null;
}
