import type { closedCode } from '@/lib/account/closed/rules';

export type GoogleRefusal =
  | 'OAuthCallback'
  | 'GoogleEmailUnverified'
  | 'GoogleOtherAccount'
  | ReturnType<typeof closedCode>;

/**
 * Messages of /login for `?error=…`. The first five codes are next-auth's, with the texts of product.md §8.
 * The others say what to do; only a person whom Google has just confirmed as owner of the address sees them.
 */
const messages: Readonly<Record<string, string>> = {
  OAuthSignin: 'An unexpected error occurred with Google sign in',
  OAuthCallback: 'Google sign in failed',
  AccessDenied: 'Google sign in failed',
  Callback: 'An unexpected error occurred',
  CredentialsSignin: 'Invalid email or password',
  GoogleEmailUnverified:
    'Google has not verified your email address yet. Verify it with Google, then try again.',
  GoogleOtherAccount: 'This email address signs in with another Google account. Please choose that one.',
  Busy: 'Please try again in a moment',
  TooManyTries: 'Too many attempts from your network. Please try again in ten minutes.',
};

/** The message for a code from the address, or undefined for text that is not one of our codes. */
export function signInErrorMessage(code: unknown): string | undefined {
  return typeof code === 'string' && Object.hasOwn(messages, code) ? messages[code] : undefined;
}

export const linkMessages = {
  wrong: 'This password is wrong. Please try again.',
  gone: 'That took a little too long. Please go back to the sign-in page and continue with Google once more.',
} as const;
