// @ts-check

/** A bare application of the same framework: the cost of one page without the product (`bench/controls.ts`). */
export default { distDir: '.next', poweredByHeader: false };
