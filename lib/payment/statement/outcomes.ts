import type { Role } from '@/lib/account/session/roles';
import { fileFaults, statementMessages } from '@/lib/payment/statement/rules';

export type PaymentRoom = {
  readonly payments: '/admin/payments' | '/therapist-dashboard/payments';
  readonly statements: '/admin/statements' | '/therapist-dashboard/payments/statements';
};

export const officeRoom = {
  payments: '/admin/payments',
  statements: '/admin/statements',
} as const satisfies PaymentRoom;

export const therapistRoom = {
  payments: '/therapist-dashboard/payments',
  statements: '/therapist-dashboard/payments/statements',
} as const satisfies PaymentRoom;

export const roomOf = (role: Role | undefined): PaymentRoom =>
  role === 'therapist' ? therapistRoom : officeRoom;

/** Results of an import; the redirect to the page has one of these words in its address. */
export const importOutcomes = {
  imported: statementMessages.imported,
  known: statementMessages.known,
  'no-account': 'There is no bank account for this statement. Nothing was imported.',
  'reason-owed': 'Enter a reason for importing a therapist’s statement. Nothing was imported.',
  ...fileFaults,
  unreadable: 'This form could not be read. Please choose the file again.',
  'too-slow': 'The upload took too long. Please try again with a better connection.',
  'too-often': 'Too many statements were uploaded. Please try again in ten minutes.',
  failed: 'Something went wrong on our side. Nothing was imported. Please try again.',
} as const;

export type ImportOutcome = keyof typeof importOutcomes;

export function isImportOutcome(text: unknown): text is ImportOutcome {
  return typeof text === 'string' && Object.hasOwn(importOutcomes, text);
}
