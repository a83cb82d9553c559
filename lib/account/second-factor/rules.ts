import { secondFactorHours } from '@/lib/account/session/second-factor';
import { figuresTyped } from '@/lib/format/typed/text';

export const secondFactorTasks = { mailChanged: 'mail-second-factor-changed' } as const;

/** Changes that we mail to the owner, by the queue's names. */
export const secondFactorChanges = [
  'set-up',
  'recovery-code-used',
  'removed',
  'reset',
  'tries-refused',
] as const;
export type SecondFactorChange = (typeof secondFactorChanges)[number];

/** Minutes in which a set-up must be finished. */
export const setUpMinutes = 30;

export const recoveryCodeCount = 10;

const groups = /^[0-9a-hjkmnp-tv-z]{10}$/;

/**
 * A recovery code in its stored form, from the typed one; null when it cannot be one. Accepts letters that people
 * confuse.
 */
export function plainRecoveryCode(typed: string): string | null {
  const plain = figuresTyped(typed)
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return groups.test(plain) ? plain : null;
}

/** "7k2mn-4xw9q": two groups of five, easier to copy from paper. */
export function shownRecoveryCode(plain: string): string {
  return `${plain.slice(0, 5)}-${plain.slice(5)}`;
}

/** "JBSW Y3DP EHPK 3PXP": a secret in groups, for typing it from one screen into another. */
export function shownSecret(base32: string): string {
  return base32.match(/.{1,4}/g)?.join(' ') ?? base32;
}

export const secondFactorMessages = {
  codeShape: 'Enter the 6 digits that your app shows',
  recoveryShape: 'Enter one of your recovery codes, such as 7k2mn-4xw9q',
  wrong: 'This code is wrong. Enter the code that your app shows now.',
  used: 'This code has already been used. Wait for the next one, at most 30 seconds.',
  recoveryWrong: 'This is not one of your unused recovery codes.',
  limited: 'Too many attempts. Please wait a quarter of an hour and try again.',
  expired: 'This setup has expired, or was started on another device. Please start again.',
  begun: 'Scan the QR code or enter the key, then enter the code.',
  confirmed: `Verified. This lasts for up to ${secondFactorHours} hours.`,
  setUp: 'Two-step verification is on. Save these codes: we show them only once.',
  codesRenewed: 'These are your new codes. We show them only once. The old codes no longer work.',
  removed: 'Removed. Set it up again to continue.',
  removedByTherapist: 'Removed. Until you set it up again, only your password protects your account.',
  signedOut: 'You have been signed out. Please sign in again.',
  notSaved: 'We could not check this just now. Nothing was changed. Please try again.',
} as const;
