import { Explained } from '../setup/terminal.mjs';

export type Wanted = {
  /** `change` is required of every change, `full` runs everything; the others are parts. */
  readonly run: 'change' | 'full' | 'unit' | 'http' | 'e2e' | 'mutations';
  /** In the form of both test runners: "1/4". */
  readonly shard: string | undefined;
  /** Passed on to the runner of the part. */
  readonly rest: readonly string[];
};

const runs = ['change', 'full', 'unit', 'http', 'e2e', 'mutations'] as const;

/**
 * Reads the arguments of `npm test` and its variants.
 * @throws Explained for an unknown part or shard
 */
export function readArguments([name = 'change', ...given]: readonly string[]): Wanted {
  const run = runs.find((one) => one === name);
  if (!run) throw new Explained(`There is no part "${name}" of the tests: ${runs.slice(1).join(', ')}.`);
  const [shard] = given.join(' ').match(/(?<=^--shard[= ])\d+\/\d+$/) ?? [];
  if (run === 'mutations') return { run, shard, rest: given };
  if (run !== 'change' && run !== 'full') return { run, shard: undefined, rest: given };
  const [index = 0, count = 0] = (shard ?? '').split('/').map(Number);
  if (given.length > 0 && (run === 'change' || !shard || index < 1 || index > count)) {
    throw new Explained(
      run === 'full'
        ? 'A full run takes --shard with a number of a count, such as --shard 1/4, and nothing else.'
        : 'npm test takes nothing; test:unit, test:http and test:e2e take paths.',
    );
  }
  return { run, shard, rest: [] };
}
