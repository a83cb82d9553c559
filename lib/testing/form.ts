import { issueFormToken } from '@/lib/server/action/form-token';
import { formTokenField, trapField } from '@/lib/server/action/form-visit';

/** Headers of a form that our own page sends. */
export function ownPageHeaders(): Headers {
  return new Headers({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' });
}

/** A token old enough to send with. */
export function usableToken(kind: string): string {
  return issueFormToken(kind, Date.now() - 10_000);
}

/** What a browser sends for these fields from a visit with this token. */
export function formOf(fields: Readonly<Record<string, string>>, token: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(formTokenField, token);
  form.append(trapField, '');
  return form;
}
