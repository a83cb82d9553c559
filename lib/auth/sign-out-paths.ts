/** Takes a POST of our own pages: a plain form or a script. */
export const signOutPath = '/api/sign-out';

/** Where it leads: the sign-in page says 'Successfully signed out' (spec §8). */
export const signedOutPath = '/login?notice=signed-out';

/** Where a form without scripts lands when it failed: says so, offers the same again. */
export const signOutFailedPath = '/sign-out?failed';
