import type { FormAction, FormResult } from '@/lib/server/action/form-result';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { formTokenField, trapField } from '@/lib/server/action/form-visit';

/** Headers of a form that our own page sends. */
export function ownPageHeaders(): Headers {
  return new Headers({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' });
}

/** A token with a separate key. */
export function usableToken(kind: string): string {
  return issueVisitToken(kind);
}

/** A browser's data for these fields from a page with this token. */
export function formOf(fields: Readonly<Record<string, string>>, token: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(formTokenField, token);
  form.append(trapField, '');
  return form;
}

/**
 * Sends a form from a freshly opened page, so that it shows the present values and replaces them.
 * @param version name of the field with the version
 */
export async function sendSeen<T>(
  action: FormAction<T>,
  fields: Readonly<Record<string, string>>,
  version = 'version',
): Promise<FormResult<T>> {
  const answer = await action(null, formOf({ ...fields, [version]: '' }, ''));
  const seen = answer.ok ? undefined : answer.stored?.version;
  return seen === undefined ? answer : action(null, formOf({ ...fields, [version]: seen }, ''));
}
