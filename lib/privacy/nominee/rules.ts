export const nomineeMessages = {
  notSaved: 'We could not save this. Please try again.',
  named: 'Your nominee is saved.',
  unreachable: 'Enter an email address or a phone number: otherwise nobody can reach this person',
  removed: 'You have no nominee any more.',
  none: 'You have no nominee to remove.',
} as const;
