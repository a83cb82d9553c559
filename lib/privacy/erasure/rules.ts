import { periods } from '@/content/retention';

export const erasureTasks = {
  mailDone: 'mail-erasure-done',
  tellSupport: 'tell-support-of-erasure',
  tellTherapist: 'tell-therapist-of-erasure',
  tellClient: 'tell-client-of-erasure',
  purge: 'purge-erased',
  sweep: 'sweep-erased',
} as const;

export const erasureDays = periods.erasureDays;

/** The person types it by hand, so that a slip of the thumb erases nothing. */
export const erasureWord = 'ERASE';

/** Minutes: people without a password need a sign-in no older than this. */
export const freshSignInMinutes = 10;

export const erasureMessages = {
  word: `Type ${erasureWord} in the box to confirm`,
  money: 'Choose what to do with the money you paid in advance',
  passwordMissing: 'Enter your password',
  passwordWrong: 'This password is wrong',
  busy: 'Please try again in a moment',
  limited: 'Too many attempts. Please wait a quarter of an hour and try again.',
  notFresh: `To be sure that it is you, please sign out, sign in again with Google, and come back within ${freshSignInMinutes} minutes.`,
  lastAdmin:
    'You are the only administrator. Make someone else an administrator first. Then you can erase your account.',
  notSaved: 'We could not erase your account just now. Nothing was changed. Please try again.',
} as const;

export const erasedPath = '/account-erased';
