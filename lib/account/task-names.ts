/** Jobs of accounts, as the queue knows them. */
export const accountTasks = {
  mailVerification: 'mail-verification',
  mailSignUpTried: 'mail-sign-up-tried',
  mailPasswordReset: 'mail-password-reset',
  mailPasswordChanged: 'mail-password-changed',
  warnUnverified: 'warn-unverified-accounts',
  removeUnverified: 'remove-unverified-accounts',
  sweepSessions: 'sweep-sessions',
} as const;
