/** A page left open for longer gets a fresh token before it may send. */
export const longestVisitMs = 24 * 60 * 60 * 1_000;

/** Hidden field that carries the signed token of the visit. */
export const formTokenField = 'formToken';

/** Field that no person sees; only a program fills it. */
export const trapField = 'website';
