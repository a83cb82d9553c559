import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '@/test/case/any-text';
import { otherCityNames, termQuery } from './looked-up-words';
import { activeCriteria, closestWord, directoryHref, searchWords, totalLabel, without } from './rules';
import { parseCriteria } from './schema';

describe('searchWords', () => {
  it('keeps words and drops what only separates them', () => {
    expect(searchWords(` "Asha" & O'Brien:* (100%_) \\ मन की `)).toEqual([
      'asha',
      'o',
      'brien',
      '100',
      'मन',
      'की',
    ]);
  });

  it('drops the little words of a sentence, unless there is nothing else', () => {
    expect(searchWords('a therapist for anxiety near me in Pune')).toEqual(['anxiety', 'pune']);
    expect(searchWords('in the')).toEqual(['in', 'the']);
  });

  it('takes at most eight words', () => {
    expect(searchWords(Array.from({ length: 30 }, (_, n) => `w${n}`).join(' '))).toHaveLength(8);
  });

  it('never holds a quote, an operator or half a character', { tags: ['slow'] }, () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (q) => {
        for (const found of searchWords(q)) expect(found).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*$/u);
      }),
    );
  });
});

describe('closestWord', () => {
  const known = [
    { value: 'anxious', therapists: 900 },
    { value: 'anxiety', therapists: 40 },
    { value: 'grief', therapists: 12 },
    { value: 'grieg', therapists: 1 },
  ];

  it('prefers fewer edits, then the more frequent word', () => {
    expect(closestWord('anxeity', known)?.meant).toBe('anxiety');
    expect(closestWord('grie', known)?.meant).toBe('grief');
  });

  it('never guesses at short words or distant ones', () => {
    expect(closestWord('grf', known)).toBeUndefined();
    expect(closestWord('gluef', known)).toBeUndefined();
  });
});

describe('termQuery', () => {
  it('searches beginnings of words; one or two letters only begin a name', () => {
    expect(termQuery('anxi', true)).toBe(`'anxi':*`);
    expect(termQuery('pr', true)).toBe(`'n=pr':*`);
    expect(termQuery('dr', false)).toBe(`('n=dr':* | 'dr')`);
  });

  it('means a city by each of its names', () => {
    expect(termQuery('bangalo', true)).toBe(`('bangalo':* | 'bengaluru':*)`);
    expect(otherCityNames('ban')).toEqual([]);
  });

  it('quotes what would end the lexeme', () => {
    expect(termQuery(`it's\\`, true)).toBe(`'it''s\\\\':*`);
  });
});

describe('criteria in force', () => {
  const criteria = parseCriteria({
    q: 'grief',
    exact: '1',
    location: 'pune',
    fee_max: '900',
    mode: 'phone',
    after: 'asha-rao',
    sort: 'name',
  });

  it('are listed in the order of the form, without sorting and paging', () => {
    expect(activeCriteria(criteria)).toEqual(['q', 'location', 'fee', 'mode']);
  });

  it('go one at a time, back to the first page', () => {
    expect(directoryHref(without(criteria, 'q'))).toBe(
      '/professionals?location=pune&mode=phone&fee_max=900&sort=name',
    );
    const none = activeCriteria(criteria).reduce(without, criteria);
    expect(directoryHref(none)).toBe('/professionals?sort=name');
    expect(directoryHref(parseCriteria({}))).toBe('/professionals');
  });
});

describe('totalLabel', () => {
  it('says how many, and when that is a lower bound', () => {
    expect(totalLabel({ count: 1, atLeast: false })).toBe('1 professional');
    expect(totalLabel({ count: 0, atLeast: false })).toBe('0 professionals');
    expect(totalLabel({ count: 100, atLeast: true })).toBe('100+ professionals');
    expect(totalLabel({ count: 123456, atLeast: false })).toBe('1,23,456 professionals');
  });
});
