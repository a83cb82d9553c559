/** Promises before there is an account. The product keeps each sentence; change both together. */
export const accountAssurances = [
  'You and your therapist see your sessions, plans, quotations and payments in one place.',
  'We cannot read your password, and our email subjects never mention your health.',
  'You can view, download or delete your data at any time.',
] as const;
