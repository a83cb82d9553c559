import { unexpectedError } from '@/lib/server/action/unexpected';

/** Messages of the gate of all actions. The first and the last are from product.md §8. */
export const actionMessages = {
  required: 'Please fill in all required fields',
  check: 'Please check the marked fields',
  unstorable: 'Remove the characters that cannot be stored and try again',
  foreign: 'This form was not sent from our own page. Please reload the page and try again.',
  unreadable: 'We could not read this form. Please reload the page and try again.',
  tooFast: 'That was quicker than we can check. Please press the button again.',
  expired: 'This page had been open for too long. Please press the button again.',
  changed: 'A message was already sent from this page. To send this one as well, press Send again.',
  outdated:
    'This was changed in another window or by somebody else since you opened this page. Nothing of yours is lost, and nothing is saved yet.',
  tooMany:
    'Too many messages have come from you or your network. Please try again in an hour. In danger, call 112.',
  unexpected: unexpectedError,
} as const;

/** Messages of the members' gate to people without access. */
export const admissionMessages = {
  signedOut: 'You have been signed out. Please sign in again and repeat this.',
  notOnboarded: 'Please finish setting up your profile first.',
  notConfirmed:
    'Please confirm your email address first. The link is in the email we sent you; “Your email” sends it again.',
  otherRole: 'This is not open to your account.',
  noSecondFactor: 'Please reload the page and confirm with your code first. Nothing was changed.',
} as const;
