// @ts-check
import { handed } from './handed.mjs';

/** The framework's warning when somebody calls an action that this build does not have, or no action at all. */
const unknownAction =
  /^(?:Failed to find Server Action|Invalid Server Actions request|The Server Reference ID did not match)/;

/** Milliseconds in which further calls are only counted. */
const quietMs = 60_000;

/**
 * The framework prints a stack trace for each call of an unknown action; anybody can send any number of those, and pages opened before a
 * release send some. Here they are at most one line of the log a minute.
 * @param {typeof console.warn} warn takes all other warnings
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
