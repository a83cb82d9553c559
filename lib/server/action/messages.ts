import { unexpectedError } from '@/lib/server/action/unexpected';

/** Messages of the gate of all actions. The first and the last are from product.md §8. */
export const actionMessages = {
  required: 'Please fill in all required fields',
  check: 'Please check the marked fields',
  unstorable: 'Remove unsupported characters and try again',
  foreign: 'This form was not sent from our website. Please reload the page and try again.',
  unreadable: 'We could not read this form. Please reload the page and try again.',
  tooFast: 'We could not check that so quickly. Please press the button again.',
  expired: 'This page was open for too long. Please press the button again.',
  changed: 'You already sent a message from this page. To send this one as well, press Send again.',
  outdated:
    'This was changed in another window or by someone else since you opened this page. Your changes are still here, but not saved yet.',
  tooMany:
    'Too many messages have come from you or your network. Please try again in an hour. In danger, call 112.',
  unexpected: unexpectedError,
} as const;

export const admissionMessages = {
  signedOut: 'You have been signed out. Please sign in and try again.',
  notOnboarded: 'Please finish setting up your profile first.',
  notConfirmed:
    'Please confirm your email address first. The link is in the email we sent you; “Your email” sends it again.',
  otherRole: 'Your account does not have access to this.',
  noSecondFactor: 'Please reload the page and confirm with your code first. Nothing was changed.',
} as const;
