/**
 * Stands in the place of `next/cache`, by `vitest.config.ts`: outside a request there is nothing to keep and nothing
 * to make anew. What caches promise is proven on a running server (`e2e/site/public-reads.spec.ts`, `e2e/http`).
 */

/** In the place of the framework's. */
export function refresh(): void {}

/** In the place of the framework's. */
export function revalidatePath(): void {}

/** In the place of the framework's. */
export function unstable_cache<Read>(read: Read): Read {
  return read;
}
