export const accountTasks = {
  /**
   * The address is confirmed or the profile finished: rows that the person left without an account now become
   * the account's.
   */
  adopt: 'take-over-guest-rows',
  mailConfirmation: 'mail-verification',
  mailSignUpTried: 'mail-sign-up-tried',
  mailPasswordReset: 'mail-password-reset',
  mailPasswordChanged: 'mail-password-changed',
  mailNewBrowser: 'mail-new-browser',
  mailPowerChanged: 'mail-power-changed',
  warnUnverified: 'warn-unverified-accounts',
  removeUnverified: 'remove-unverified-accounts',
  sweepSessions: 'sweep-sessions',
} as const;
