import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '@/content/search/languages';
import { plainSpelling } from '@/lib/format/word/spelling';
import { crowdWords } from '@/prisma/seed/crowd-words';
import { anyText } from '@/test/case/any-text';
import { randomCases } from '@/test/case/sample';
import { feeWords } from './fees';
import { readSearch } from './reading';
import { tokensOf, withoutTokens } from './tokens';
import { isLittle, knownConcerns, listOf, meanings } from './vocabulary';

/** The kinds of understood parts, without little words. */
function kinds(q: string): string[] {
  return readSearch(q).parts.map(({ meaning }) =>
    meaning.kind === 'concern' ? meaning.concern.id : meaning.kind,
  );
}

/** Phrases of a language with their meanings. */
const phrasesOf = ({ words }: Language) =>
  Object.entries(words).flatMap(([key, line]) =>
    key === 'little' ? [] : listOf(line).map((phrase) => ({ key, phrase: phrase.replace('~', '') })),
  );

/** Words and phrases of a language, without those of danger, which are many on purpose. */
function countOf(language: Language): number {
  const asked = phrasesOf(language).filter(({ key }) => !['suicidal', 'violence'].includes(key));
  return (
    asked.flatMap(({ phrase }) => phrase.split('|')).length + tokensOf(language.words.little ?? '').length
  );
}

describe('the words of the content', () => {
  it('mean one thing each, in each language', () => {
    for (const language of languages) {
      const ofLanguage = phrasesOf(language);
      const meanings = new Map(ofLanguage.map(({ key, phrase }) => [phrase, key]));
      const twice = ofLanguage.filter(({ key, phrase }) => meanings.get(phrase) !== key);
      expect(twice).toEqual([]);
    }
  });

  it('belong to something that the search knows, and concerns name only each other', () => {
    const ids = knownConcerns.map(({ id }) => id);
    const named = knownConcerns.flatMap(({ yields, together }) => [...yields, ...together.flat()]);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    const unknown = languages.flatMap(phrasesOf).filter(({ key }) => !meanings.has(key));
    expect(unknown).toEqual([]);
  });

  it('are few: a language does not grow search by search', () => {
    const counts = languages.map(countOf);
    const base = counts.slice(0, 3);
    expect(base.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(2_500);
    for (const count of counts.slice(3)) expect(count).toBeLessThanOrEqual(1_000);
  });
});

describe('spelling', () => {
  it('is one for what people write in several', () => {
    expect(plainSpelling('हिन्दी')).toBe(plainSpelling('हिंदी'));
    expect(plainSpelling('ज़्यादा')).toBe(plainSpelling('ज्यादा'));
    expect(plainSpelling('José')).toBe('jose');
  });
});

describe('readSearch', () => {
  it.each([
    ['hindi speaking counsellor for anxiety', ['language', 'helper', 'anxiety']],
    ['anxiety counsellor hindi', ['anxiety', 'helper', 'language']],
    ['neend bilkul nahi aati', ['sleep']],
    ['exam stress', ['student', 'stress']],
    ['mother in law', ['family']],
    ['break up', ['breakup']],
    ['in pune', ['place']],
    ['भोपाल में महिला', ['place', 'gender']],
    ['priya sharma', []],
  ])('%s', (q, expected) => {
    expect(kinds(q)).toEqual(expected);
  });

  it('guesses only at words that no profile has', () => {
    const knowing = (edits: number) => ({ entries: [], edits: () => edits });
    expect(readSearch('depresion', knowing(Number.POSITIVE_INFINITY)).corrections).toEqual([
      { typed: 'depresion', meant: 'depression' },
    ]);
    expect(readSearch('depresion', knowing(0)).parts).toEqual([]);
    const { firstNames, lastNames } = crowdWords;
    const read = [...firstNames, ...lastNames, 'Nisha', 'Chintan', 'Sharmila'].filter(
      (name) => readSearch(name, knowing(Number.POSITIVE_INFINITY)).parts.length > 0,
    );
    expect(read).toEqual([]);
  });

  it('reads any text', { tags: ['slow'] }, () => {
    const knowledge = { entries: [], edits: () => Number.POSITIVE_INFINITY };
    const some = fc.oneof(
      anyText({ maxLength: 100 }),
      fc
        .array(
          fc.constantFrom('neend', 'nahi', 'under', '1,500', 'hindi', 'ज़', '\u200d', '₹', '-', 'ex', '👩🏽'),
          {
            maxLength: 20,
          },
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(some, (q) => {
        const { parts, rest } = readSearch(q, knowledge);
        const gone = parts.flatMap(({ tokens }) => tokens);
        expect(gone.length + rest.length).toBeLessThanOrEqual(tokensOf(q).length);
        expect(withoutTokens(q, gone, isLittle).length).toBeLessThanOrEqual(q.length);
      }),
      randomCases(300),
    );
  });
});

describe('feeWords', () => {
  it.each([
    ['under 1500', { feeMax: 1500 }],
    ['below ₹1,500', { feeMax: 1500 }],
    ['1000 se kam', { feeMax: 1000 }],
    ['1500 तक', { feeMax: 1500 }],
    ['800-1200', { feeMin: 800, feeMax: 1200 }],
    ['between 2000 and 1000', { feeMin: 1000, feeMax: 2000 }],
    ['above 2k', { feeMin: 2000 }],
    ['Rs 900', { feeMax: 900 }],
    ['900 rupees', { feeMax: 900 }],
    ['ek hazaar se kam', { feeMax: 1000 }],
    ['पांच सौ तक', { feeMax: 500 }],
    ['2 hazar ke andar', { feeMax: 2000 }],
    ['around 1200', { feeMax: 1200 }],
    ['1000 wala', { feeMax: 1000 }],
    ['1500 se zyada nahi', { feeMax: 1500 }],
    ['dedh hazaar tak', { feeMax: 1500 }],
  ])('%s', (q, expected) => {
    expect(feeWords(q)).toMatchObject(expected);
  });

  it.each(['1500', '24/7', 'since 2020', 'under 18', 'under 99999999999', '112'])('%s is no fee', (q) => {
    expect(feeWords(q)).toBeUndefined();
  });
});
