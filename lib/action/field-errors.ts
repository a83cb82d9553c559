import type { z } from 'zod';
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
