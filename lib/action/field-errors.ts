import type { z } from 'zod';
import { actionMessages } from '@/lib/action/messages';
import type { FieldErrors } from '@/lib/action-result';

/** The first message of each field, in the order of the form. */
export function fieldErrorsOf(error: z.ZodError, order: readonly string[]): FieldErrors {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!first.has(field)) first.set(field, issue.message);
  }
  return Object.fromEntries(
    order.flatMap((field) => {
      const message = first.get(field);
      return message === undefined ? [] : [[field, message]];
    }),
  );
}

/**
 * What is said above the fields: that something is missing (spec §5), or else that something is wrong. A single field
 * that asks for itself in a whole sentence ("Please enter your full name") is quoted.
 */
export function refusalOf(errors: FieldErrors, sent: Readonly<Record<string, string>>): string {
  const [only = '', ...others] = Object.values(errors);
  if (others.length === 0 && only.startsWith('Please enter ')) return only;
  const missing = Object.keys(errors).some((field) => sent[field]?.trim() === '');
  return missing ? actionMessages.required : actionMessages.check;
}
