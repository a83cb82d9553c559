// @ts-check

/** Seconds after which another try is worthwhile: a restarted database answers by then. */
export const retryAfterSeconds = 10;

/**
 * Lifetime of every public answer that shared caches may store. A change is visible after five seconds at this process, and after ten
 * behind an outside cache, which may show the old answer once more (`docs/deploy.md`).
 */
export const publicLifetime = 'public, max-age=0, must-revalidate, s-maxage=5, stale-while-revalidate=5';

/** Answers with a person's data, or without content. */
export const privateLifetime = 'private, no-store';

/**
 * The lifetime of an answer. Shared caches must not store an unmarked answer, one for a single visit, or a redirect or refusal under the
 * page's lifetime; nor an answer that a request header has changed, such as the router's text: a cache that ignores `Vary` would show it
 * to the page's visitors. A file named after its content keeps its lifetime (`immutable`).
 * @param {string} chosen by the maker of the answer; "" for none
 * @param {{ readonly status: number, readonly isSteered: boolean, readonly isOwn: boolean }} answer `isOwn`:
 * it has a cookie, a nonce or a fault
 */
export function lifetimeOf(chosen, { status, isSteered, isOwn }) {
  const isShared = /\bpublic\b|\bs-maxage\b/.test(chosen);
  if (chosen === '' || isOwn || (isShared && ![200, 206, 304].includes(status))) return privateLifetime;
  if (isShared && isSteered) return 'private, no-cache';
  return sharedSeconds(chosen) && !/\bimmutable\b/.test(chosen) ? publicLifetime : chosen;
}

/**
 * Seconds for which shared caches may store an answer, and for which they may then still show it while fetching it again. @param {string}
 * lifetime
 */
export function sharedSeconds(lifetime) {
  const [fresh = 0, stale = 0] = ['s-maxage', 'stale-while-revalidate'].map((name) =>
    Number(new RegExp(`\\b${name}=(\\d+)`).exec(lifetime)?.[1] ?? 0),
  );
  return fresh === 0 || /\bprivate\b|\bno-store\b/.test(lifetime) ? undefined : { fresh, stale };
}

/**
 * The lifetime of a stored answer; for outside caches it counts from its creation. @param {string} lifetime
 * @param {number} left seconds
 */
export const withSecondsLeft = (lifetime, left) =>
  lifetime.replace(/\bs-maxage=\d+/, `s-maxage=${Math.max(1, Math.ceil(left))}`);
