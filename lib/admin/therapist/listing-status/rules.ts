export const missingWords = {
  account: 'No account acts as this therapist, so nobody answers there.',
  meeting: 'A way of meeting that the listing offers has no place yet.',
  read: 'The therapist has not said that the words are right.',
} as const;

export type Missing = keyof typeof missingWords;
