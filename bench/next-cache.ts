/**
 * Replaces `next/cache` in benchmarks (`bench/outside-next.mjs`), because the framework's own needs a
 * request. It caches the same reads as a running server, until the process ends.
 */
const kept = new Map<string, Promise<unknown>>();

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
