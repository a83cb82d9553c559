/** Nobody reads and fills a form faster than this; programs do. The browser waits out the rest for a quick person. */
export const shortestVisitMs = 3_000;

/** A page left open for longer gets a fresh token before it may send. */
export const longestVisitMs = 24 * 60 * 60 * 1_000;

/** Hidden field that carries the signed token of the visit. */
export const formTokenField = 'formToken';

/** Field no person sees; what fills it is a program. */
export const trapField = 'website';
