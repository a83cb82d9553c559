/** A new shape of the file needs a new number. Tables and columns keep their database names. */
export const practiceFormat = 'antarman-practice/1';

export const practicePath = '/therapist-dashboard/practice';

export const practiceMessages = {
  asked: 'We are preparing your practice file. We will email you when it is ready.',
  underway: 'We are already preparing your practice file. We will email you when it is ready.',
  tooMany: 'You have asked for your practice file three times today. Please try again tomorrow.',
  'not-linked': 'You can do this after we accept your application.',
  notSaved: 'We could not save your request. Please try again.',
} as const;
