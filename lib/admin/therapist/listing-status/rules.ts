/** Possible gaps of a listing, in words. */
export const missingWords = {
  account: 'No account acts as this therapist, so nobody answers there.',
  meeting: 'It is not said where the two meet, for each way that the listing offers.',
  read: 'The therapist has not said that the words are right.',
} as const;

export type Missing = keyof typeof missingWords;
