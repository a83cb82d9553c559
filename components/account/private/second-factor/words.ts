/** Shown above codes that appear for the first and last time. */
export const shownOnce =
  'Write them down or print this page, and keep them apart from your phone. Each of them works once, when your phone is not at hand. We keep no copy that could be shown again.';
