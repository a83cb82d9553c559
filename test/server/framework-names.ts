// The framework's names for its private things, for tests that look for them.

/** Header by which a page says that it is kept: "HIT". */
export const keptHeader = 'x-nextjs-cache';

/** Header by which the router of old asked for the data of a page. */
export const dataHeader = 'x-nextjs-data';

/** Mark of a document without words, sent where a page failed. */
export const failedDocument = '__next_error__';
