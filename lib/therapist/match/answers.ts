import type { FreeSpan } from './free';
import { type MatchQuestion, subjectsOf } from './questions';
import type { Weight, Wish, WishAbout } from './rules';

export type Answer = { readonly values: readonly string[]; readonly weight: Weight };
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
  // The box of a question with two subjects names both.
  const musts = new Set(given('must').flatMap((abouts) => abouts.split(' ')));
  const answers: Answers = Object.fromEntries(
    questions.flatMap(({ options, single = false }) =>
      subjectsOf({ options }).flatMap((about): [WishAbout, Answer][] => {
        const offered = options.filter(
          (option) => option.about === about && given(about).includes(option.value),
        );
        const values = offered.map(({ value }) => value).slice(0, single ? 1 : undefined);
        if (values.length === 0) return [];
        return [[about, { values, weight: musts.has(about) ? 'must' : 'would-like' }]];
      }),
    ),
  );
  const step = given('step').at(-1) ?? '';
  if (step === 'results') return { answers, step };
  const place = /^\d{1,2}$/.test(step) ? Number(step) - 1 : 0;
  return { answers, step: Math.min(Math.max(place, 0), Math.max(questions.length - 1, 0)) };
}

/** The answers as fields, without those about some subjects. */
export function matchFields(answers: Answers, except: readonly string[] = []): MatchField[] {
  return Object.entries(answers).flatMap(([about, answer]): MatchField[] => {
    if (!answer || except.includes(about)) return [];
    const fields = answer.values.map((value): MatchField => [about, value]);
    return answer.weight === 'must' ? [...fields, ['must', about]] : fields;
  });
}

/** The same answers, with this one no longer a "must". */
export function withoutMust(answers: Answers, about: WishAbout): Answers {
  const answer = answers[about];
  return answer ? { ...answers, [about]: { ...answer, weight: 'would-like' } } : answers;
}

/** The wishes of these answers: one for each concern, so that who works with two of them comes first. */
export function wishesOf(answers: Answers, questions: readonly MatchQuestion[]): Wish[] {
  return questions.flatMap(subjectsOf).flatMap((about): Wish[] => {
    const answer = answers[about];
    if (!answer) return [];
    const { values, weight } = answer;
    if (about === 'fee') return [{ about, value: Number(values[0]), weight }];
    if (about === 'time') return [{ about, values: values as readonly FreeSpan[], weight }];
    if (about === 'specialization') return values.map((value) => ({ about, values: [value], weight }));
    return [{ about, values, weight }];
  });
}
