// @ts-check

/** A bare application of the same framework: what one page costs without the product (`bench/controls.ts`). */
export default { distDir: '.next', poweredByHeader: false };
