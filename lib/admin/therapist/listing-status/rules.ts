export const missingWords = {
  account: 'No account is linked, so no one can answer messages.',
  meeting: 'A way to meet has no link, number or address yet.',
  read: 'The therapist has not confirmed the profile text.',
} as const;

export type Missing = keyof typeof missingWords;
