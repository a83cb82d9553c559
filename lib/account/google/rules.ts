/** Why Google's answer did not sign anybody in. */
export type GoogleRefusal =
  | 'OAuthCallback'
  | 'GoogleEmailUnverified'
  | 'GoogleOtherAccount'
  | 'GoogleAccountClosed';

/**
 * What /login says for `?error=…`. The first five codes are next-auth's, with the words of spec §8; the others tell
 * a person what to do, and only one whom Google has just confirmed as owner of the address gets to see them.
 */
const messages: Readonly<Record<string, string>> = {
  OAuthSignin: 'An unexpected error occurred with Google sign in',
  OAuthCallback: 'Google sign in failed',
  AccessDenied: 'Google sign in failed',
  Callback: 'An unexpected error occurred',
  CredentialsSignin: 'Invalid email or password',
  GoogleEmailUnverified:
    'Google has not verified your e-mail address yet. Verify it with Google, then try again.',
  GoogleOtherAccount: 'This e-mail address signs in with another Google account. Please choose that one.',
  GoogleAccountClosed: 'This account has been closed. Please contact us if you think that is a mistake.',
  Busy: 'Please try again in a moment',
  TooManyTries: 'Too many tries from your network. Please wait ten minutes and try again.',
};

/** The words for a code from the address line, or nothing for text that is no code of ours. */
export function signInErrorMessage(code: unknown): string | undefined {
  return typeof code === 'string' && Object.hasOwn(messages, code) ? messages[code] : undefined;
}

/** What /link-account says. */
export const linkMessages = {
  wrong: 'This is not the password of that account. Please try again.',
  gone: 'That took a little too long. Please go back to the sign-in page and continue with Google once more.',
} as const;
