/** What people may rely on before they have an account. The product keeps each sentence; change both together. */
export const accountAssurances = [
  'Your sessions, plans, quotations and payments are in one place, for you and the therapist you work with.',
  'Nobody here can read your password, and the subject of an email never says what you come for.',
  'You can look at what we keep, take it with you or have it deleted, by yourself and at any time.',
] as const;
