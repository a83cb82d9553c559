const step = 10;

/** Every tenth of a long list of cases, always the same ones: `npm test` tries these. */
export function everyTenth<T>(cases: readonly T[]): readonly T[] {
  return cases.filter((_, index) => index % step === 0);
}

/**
 * A long list of cases in two parts with the tags of their tests: a tenth for every run, the rest for the full one.
 */
export function inTwoRuns<T>(cases: readonly T[]): readonly { cases: readonly T[]; tags: string[] }[] {
  const quick = new Set(everyTenth(cases));
  return [
    { cases: [...quick], tags: [] },
    { cases: cases.filter((one) => !quick.has(one)), tags: ['slow'] },
  ];
}
