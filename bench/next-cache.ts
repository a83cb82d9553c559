/**
 * Stands in the place of `next/cache` in benchmarks (`bench/outside-next.mjs`): the framework's own needs a request.
 * What a running server keeps is kept here as well, until the process ends.
 */
const kept = new Map<string, Promise<unknown>>();

/** In the place of the framework's. */
export function unstable_cache<Given extends unknown[], Found>(
  read: (...given: Given) => Promise<Found>,
  keys: readonly string[] = [],
): (...given: Given) => Promise<Found> {
  return (...given) => {
    const key = JSON.stringify([keys, given]);
    const found = (kept.get(key) as Promise<Found> | undefined) ?? read(...given);
    kept.set(key, found);
    return found;
  };
}
