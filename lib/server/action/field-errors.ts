import type { z } from 'zod';
import type { FieldErrors } from '@/lib/server/action/action-result';
import { actionMessages } from '@/lib/server/action/messages';

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
 * The message above the fields: something is missing (product.md §5), or something is wrong. Quotes the
 * message of a single field if it is a whole sentence ("Please enter your full name").
 */
export function refusalOf(errors: FieldErrors, sent: Readonly<Record<string, string>>): string {
  const [only = '', ...others] = Object.values(errors);
  if (others.length === 0 && only.startsWith('Please enter ')) return only;
  const missing = Object.keys(errors).some((field) => sent[field]?.trim() === '');
  return missing ? actionMessages.required : actionMessages.check;
}
