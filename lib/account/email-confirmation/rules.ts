import { periods } from '@/content/retention';

/** Hours for which the link in a confirmation mail works. */
export const confirmationHours = 24;

/** Days after which an unconfirmed account is deleted; a mail says so a day before. */
export const unverifiedDays = periods.unconfirmedDays;

export const confirmationMessages = {
  done: 'Your email address is confirmed. Thank you.',
  spent: 'This link has been used or has expired. If your address is not confirmed yet, ask for a new link.',
  passwordMissing: 'Enter the password of this account',
  passwordWrong: 'This password is wrong',
  notDone: 'We could not confirm your address just now. Please try again.',
  sent: `We have sent you a new link. It works for ${confirmationHours} hours.`,
  already: 'Your email address is already confirmed.',
  enough: 'We have sent you several links in the last hour. Please look in your spam folder too.',
  notSent: 'We could not send a new link just now. Please try again.',
} as const;
