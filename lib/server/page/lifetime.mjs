// @ts-check

/** Seconds after which another try is worthwhile: a restarted database answers by then. */
export const retryAfterSeconds = 10;

/**
 * Every public answer that shared caches may keep. A change is seen after five seconds by whoever asks this process, and behind a cache
 * outside, which may show the old answer once more, after ten (`docs/deploy.md`).
 */
export const publicLifetime = 'public, max-age=0, must-revalidate, s-maxage=5, stale-while-revalidate=5';

/** Answers that belong to somebody, or are no content. */
export const privateLifetime = 'private, no-store';

/**
 * The lifetime with which an answer goes out. Shared caches must not store an answer that nobody marked, one for one visit, and a redirect
 * or refusal with the lifetime of what its address holds. Nor what a header steers away from the page, as the router's text, whose ETag lets
 * a browser ask whether it has changed: a cache that does not look at `Vary` would show it to everybody who opens the page. What names its
 * own content stays as it was chosen (`immutable`).
 * @param {string} chosen by whoever made the answer; "" for none
 * @param {{ readonly status: number, readonly isSteered: boolean, readonly isOwn: boolean }} answer `isOwn`: it has a cookie, a nonce or a fault
 */
export function lifetimeOf(chosen, { status, isSteered, isOwn }) {
  const isShared = /\bpublic\b|\bs-maxage\b/.test(chosen);
  if (chosen === '' || isOwn || (isShared && ![200, 206, 304].includes(status))) return privateLifetime;
  if (isShared && isSteered) return 'private, no-cache';
  return sharedSeconds(chosen) && !/\bimmutable\b/.test(chosen) ? publicLifetime : chosen;
}

/** Seconds for which shared caches may keep an answer, and then still show it while it is made again. @param {string} lifetime */
export function sharedSeconds(lifetime) {
  const [fresh = 0, stale = 0] = ['s-maxage', 'stale-while-revalidate'].map((name) =>
    Number(new RegExp(`\\b${name}=(\\d+)`).exec(lifetime)?.[1] ?? 0),
  );
  return fresh === 0 || /\bprivate\b|\bno-store\b/.test(lifetime) ? undefined : { fresh, stale };
}

/** A kept answer's lifetime: for caches outside it counts from its making. @param {string} lifetime @param {number} left seconds */
export const withSecondsLeft = (lifetime, left) =>
  lifetime.replace(/\bs-maxage=\d+/, `s-maxage=${Math.max(1, Math.ceil(left))}`);
