/** Accepts a POST from our own pages, by a plain form or a script. */
export const signOutPath = '/api/sign-out';

/** Target of the redirect: the sign-in page says 'Successfully signed out' (product.md §8). */
export const signedOutPath = '/login?notice=signed-out';

/** Redirect for a form without scripts after a failure: it says so and offers to try again. */
export const signOutFailedPath = '/sign-out?failed';
