/** Accepts a POST of our own pages: a plain form or a script. */
export const signOutPath = '/api/sign-out';

/** Target of the redirect: the sign-in page says 'Successfully signed out' (product.md §8). */
export const signedOutPath = '/login?notice=signed-out';

/** Target for a form without scripts after a failure: says so, and offers the same again. */
export const signOutFailedPath = '/sign-out?failed';
