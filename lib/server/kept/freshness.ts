/**
 * Milliseconds for which what is kept in memory counts as fresh. Then one visitor asks again, while the others are
 * answered as before.
 */
export const freshFor = 30_000;
