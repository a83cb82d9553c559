const step = 10;

/** The share of a property's random cases that `npm test` tries. */
const quickShare = 1 / 5;

/** Every tenth of a long list of cases, always the same ones, for `npm test`. */
export function everyTenth<T>(cases: readonly T[]): readonly T[] {
  return cases.filter((_, index) => index % step === 0);
}

/**
 * A long list of cases in two parts with the tags of their tests: a tenth for every run, the rest for the full one.
 */
export function inTwoRuns<const T>(cases: readonly T[]): readonly { cases: readonly T[]; tags: string[] }[] {
  const quick = new Set(everyTenth(cases));
  return [
    { cases: [...quick], tags: [] },
    { cases: cases.filter((one) => !quick.has(one)), tags: ['slow'] },
  ];
}

/** Number of random cases of a property: all in the full run and for a named file, a fifth in `npm test`. */
export function randomCases(all: number): { readonly numRuns: number } {
  return { numRuns: process.env.TEST_ALL_CASES ? all : Math.ceil(all * quickShare) };
}
