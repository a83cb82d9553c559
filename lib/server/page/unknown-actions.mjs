// @ts-check
import { handed } from './handed.mjs';

/** The framework's warning about a call of an unknown action, or of none. */
const unknownAction =
  /^(?:Failed to find Server Action|Invalid Server Actions request|The Server Reference ID did not match)/;

/** Milliseconds in which further calls are only counted. */
const quietMs = 60_000;

/**
 * The framework prints a stack trace for each call of an unknown action; strangers can send any number, and
 * pages opened before a release send some. This logs at most one line a minute.
 * @param {typeof console.warn} warn receives all other warnings
 * @returns {typeof console.warn}
 */
export function countUnknownActions(warn) {
  let since = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (...args) => {
    if (!(args[0] instanceof Error && unknownAction.test(args[0].message))) return warn(...args);
    count += 1;
    if (performance.now() - since < quietMs) return;
    handed().log?.warn('calls of unknown actions', { count });
    since = performance.now();
    count = 0;
  };
}
