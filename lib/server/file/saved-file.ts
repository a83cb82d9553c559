/** Headers of a stranger's file: a browser saves it or shows its pixels, and runs no part of it. */
export const savedFileHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
