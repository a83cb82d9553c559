/** A guard removed from the code, and the tests that must notice. */
export type Mutation = {
  /** The consequence of its absence. */
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Paths of unit tests. */
  readonly tests: readonly string[];
};

/**
 * The source without the guard.
 * @throws unless the pattern occurs exactly once, because the list must follow the code
 */
export function mutated(source: string, { name, file, find, replace }: Mutation): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`test/mutation, "${name}": the pattern must be exactly once in ${file}.`);
  return before + replace + after;
}
