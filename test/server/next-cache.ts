/**
 * Replaces `next/cache` (see `vitest.config.ts`): outside a request there is nothing to cache or revalidate.
 * Tests on a running server check the caches (`e2e/site/public-reads.spec.ts`, `e2e/http`).
 */

/** In the place of the framework's. */
export function refresh(): void {}

/** In the place of the framework's. */
export function revalidatePath(): void {}

/** In the place of the framework's. */
export function unstable_cache<Read>(read: Read): Read {
  return read;
}
