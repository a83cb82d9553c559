import { languages } from '@/content/search/languages';
import { plainWords } from '@/lib/format/word/spelling';

/** A text is about harm to oneself, or about another person who does harm. */
export type Danger = 'self' | 'other';

/**
 * Finds any phrase of a concern in a text of plain words with single spaces. `content/search/languages.ts`
 * explains its marks.
 */
function finderOf(concern: string): RegExp {
  const phrases = languages.flatMap(({ words }) => words[concern]?.split(',') ?? []);
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
 * The acute danger in a text in English, Hinglish or Hindi; null without one. Reads words literally: unneeded
 * help does no harm, missing help may.
 */
export function dangerIn(text: string): Danger | null {
  const plain = ` ${plainWords(text).join(' ')} `;
  return finders.find(([, finder]) => finder.test(plain))?.[0] ?? null;
}
