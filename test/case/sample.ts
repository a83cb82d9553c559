const step = 10;

/** Random cases of a property that `npm test` tries, as a part of those of the full run. */
const quickShare = 1 / 5;

/** Every tenth of a long list of cases, always the same ones: `npm test` tries these. */
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

/**
 * How many random cases of a property to try: all of them in the full run and where somebody names the file, a fifth
 * in `npm test`.
 */
export function randomCases(all: number): { readonly numRuns: number } {
  return { numRuns: process.env.TEST_ALL_CASES ? all : Math.ceil(all * quickShare) };
}
