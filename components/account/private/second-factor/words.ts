/** Shown above codes that appear for the first and last time. */
export const shownOnce =
  'Write them down or print this page, and keep them away from your phone. Use one when you do not have your phone. Each code works once, and we cannot show them again.';
