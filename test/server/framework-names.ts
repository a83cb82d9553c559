// The framework's internal names, for tests that look for them.

/** Header of a cached page: "HIT". */
export const cacheHeader = 'x-nextjs-cache';

/** Header of the older router's request for a page's data. */
export const dataHeader = 'x-nextjs-data';

/** Mark of the empty document that the framework sends for a failed page. */
export const failedDocument = '__next_error__';
