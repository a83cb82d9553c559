import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MatchField, matchFields, parseMatch, wishesOf, withoutMust } from './answers';
import type { MatchQuestion } from './questions';
import type { WishAbout } from './rules';

const offer = (about: WishAbout, ...values: string[]) =>
  values.map((value) => ({ about, value, label: value }));
const questions: readonly MatchQuestion[] = [
  { question: '?', options: offer('specialization', 'Anxiety', 'Sleep') },
  { question: '?', options: [...offer('time', 'evenings'), ...offer('mode', 'video', 'phone')] },
  { question: '?', single: true, options: offer('fee', '1500', '2000') },
];
const parse = (search: string) => parseMatch(new URLSearchParams(search), questions);

describe('the answers of a step', () => {
  it('are read from an address, with the next step', () => {
    expect(parse('specialization=Anxiety&fee=1500&must=fee&step=2')).toEqual({
      answers: {
        specialization: { values: ['Anxiety'], weight: 'would-like' },
        fee: { values: ['1500'], weight: 'must' },
      },
      step: 1,
    });
    expect(parse('step=results').step).toBe('results');
  });

  it('can be several, and a must of two subjects holds for both', () => {
    const several = 'specialization=Sleep&specialization=Anxiety&time=evenings&mode=phone&must=time+mode';
    expect(wishesOf(parse(several).answers, questions)).toEqual([
      { about: 'specialization', values: ['Anxiety'], weight: 'would-like' },
      { about: 'specialization', values: ['Sleep'], weight: 'would-like' },
      { about: 'time', values: ['evenings'], weight: 'must' },
      { about: 'mode', values: ['phone'], weight: 'must' },
    ]);
    expect(wishesOf(parse('fee=2000&fee=1500').answers, questions)).toMatchObject([{ value: 1500 }]);
  });

  it('are a must only beside an answer', () => {
    expect(parse('specialization=&must=specialization&step=2').answers).toEqual({});
    expect(wishesOf(parse('must=fee').answers, questions)).toEqual([]);
  });

  it('are left out when no question offers them, and the step stays in its bounds', () => {
    expect(parse('specialization=Evil&fee=99&gender=woman&step=99')).toEqual({ answers: {}, step: 2 });
    for (const step of ['0', '-1', 'x', '', '999999']) expect(parse(`step=${step}`).step).toBe(0);
    expect(parseMatch([], []).step).toBe(0);
  });

  it('come back from their own fields, whatever was in the address', () => {
    const field: fc.Arbitrary<MatchField> = fc.tuple(
      fc.constantFrom('specialization', 'time', 'fee', 'must', 'step', '__proto__'),
      fc.oneof(fc.constantFrom('Anxiety', 'evenings', '1500', 'fee', 'time', '2', 'results'), fc.string()),
    );
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const { answers } = parseMatch(fields, questions);
        expect(parseMatch(matchFields(answers), questions).answers).toEqual(answers);
      }),
    );
  });

  it('lose a must by a press, and nothing else', () => {
    const { answers } = parse('specialization=Anxiety&fee=1500&must=fee&must=specialization');
    expect(wishesOf(withoutMust(answers, 'fee'), questions)).toEqual([
      { about: 'specialization', values: ['Anxiety'], weight: 'must' },
      { about: 'fee', value: 1500, weight: 'would-like' },
    ]);
  });
});
