import type { FreeSpan } from './free';
import type { MatchQuestion } from './questions';
import type { Weight, Wish, WishAbout } from './rules';

export type Answer = { readonly value: string; readonly weight: Weight };
export type Answers = { readonly [About in WishAbout]?: Answer };

/** A visitor's position: a question by its number, or the results. */
export type MatchState = { readonly answers: Answers; readonly step: number | 'results' };

export type MatchField = readonly [name: string, value: string];

/**
 * Reads the fields of a form or an address. It has no errors: an unknown answer is ignored, and a "must"
 * counts only with an answer.
 */
export function parseMatch(fields: Iterable<MatchField>, questions: readonly MatchQuestion[]): MatchState {
  const all = [...fields];
  const given = (name: string) => all.filter(([known]) => known === name).map(([, value]) => value);
  const musts = new Set(given('must'));
  const answers = Object.fromEntries(
    questions.flatMap(({ about, options }): [WishAbout, Answer][] => {
      const value = given(about)[0];
      if (value === undefined || !options.some((option) => option.value === value)) return [];
      return [[about, { value, weight: musts.has(about) ? 'must' : 'would-like' }]];
    }),
  );
  const step = given('step').at(-1) ?? '';
  if (step === 'results') return { answers, step };
  const place = /^\d{1,2}$/.test(step) ? Number(step) - 1 : 0;
  return { answers, step: Math.min(Math.max(place, 0), Math.max(questions.length - 1, 0)) };
}

/** The answers as fields, without those of one question. */
export function matchFields(answers: Answers, except?: WishAbout): MatchField[] {
  return Object.entries(answers).flatMap(([about, answer]): MatchField[] => {
    if (!answer || about === except) return [];
    return answer.weight === 'must'
      ? [
          [about, answer.value],
          ['must', about],
        ]
      : [[about, answer.value]];
  });
}

/** The same answers, with this one no longer a "must". */
export function withoutMust(answers: Answers, about: WishAbout): Answers {
  const answer = answers[about];
  return answer ? { ...answers, [about]: { ...answer, weight: 'would-like' } } : answers;
}

export function wishesOf(answers: Answers, questions: readonly MatchQuestion[]): Wish[] {
  return questions.flatMap(({ about }): Wish[] => {
    const answer = answers[about];
    if (!answer) return [];
    const { value, weight } = answer;
    if (about === 'fee' || about === 'experience') return [{ about, value: Number(value), weight }];
    return about === 'time' ? [{ about, value: value as FreeSpan, weight }] : [{ about, value, weight }];
  });
}
