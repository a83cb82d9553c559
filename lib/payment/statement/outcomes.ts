import type { Role } from '@/lib/account/session/roles';
import { fileFaults, statementMessages } from '@/lib/payment/statement/rules';

export type PaymentPages = {
  readonly payments: '/admin/payments' | '/therapist-dashboard/payments';
  readonly statements: '/admin/statements' | '/therapist-dashboard/payments/statements';
};

export const officePages = {
  payments: '/admin/payments',
  statements: '/admin/statements',
} as const satisfies PaymentPages;

export const therapistPages = {
  payments: '/therapist-dashboard/payments',
  statements: '/therapist-dashboard/payments/statements',
} as const satisfies PaymentPages;

export const pagesOf = (role: Role | undefined): PaymentPages =>
  role === 'therapist' ? therapistPages : officePages;

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
