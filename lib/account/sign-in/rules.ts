/** Messages of signing in and out (product.md §8). */
export const signInMessages = {
  invalid: 'Invalid email or password',
  failed: 'Login failed',
  done: 'Successfully logged in!',
} as const;

/** A wait in words, such as "12 minutes", rounded up. */
function wait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Message at a limit of tries, for known and unknown addresses alike. */
export function tooManyTries(waitSeconds: number): string {
  return `Too many attempts. Please wait ${wait(waitSeconds)}, or set a new password with the link “Forgot password?”: that works at once.`;
}
