import { formTokenField, trapField } from '@/lib/form-visit';

/** Longer than any field of any form; what exceeds it is not a slip of the pen. */
const longestField = 20_000;

/** Postgres refuses NUL, and half a surrogate pair is no character: neither can be stored as it was sent. */
const unstorable = /\p{Surrogate}|\0/gu;

type ReadForm =
  | { readonly readable: false }
  | {
      readonly readable: true;
      /** Every declared field; one that was not sent is empty. Unstorable characters are taken out. */
      readonly fields: Readonly<Record<string, string>>;
      /** Fields that held such characters. */
      readonly cleaned: readonly string[];
      readonly token: string;
      readonly trap: string;
    };

const unreadable: ReadForm = { readable: false };

/**
 * Takes the declared text fields from what an action was called with, which can be anything at all. A file, a
 * second value, an unknown field or an overlong one makes the whole form unreadable: no page of ours sends that.
 */
export function readForm(form: unknown, names: readonly string[]): ReadForm {
  if (!(form instanceof FormData)) return unreadable;
  const known = new Set([...names, formTokenField, trapField]);
  const sent = new Map<string, string>();
  for (const [name, value] of form.entries()) {
    // React's own fields, sent along when the form is posted without scripts.
    if (name.startsWith('$ACTION_')) continue;
    if (!known.has(name) || sent.has(name)) return unreadable;
    if (typeof value !== 'string' || value.length > longestField) return unreadable;
    sent.set(name, value);
  }
  const text = (name: string) => (sent.get(name) ?? '').replace(unstorable, '');
  return {
    readable: true,
    fields: Object.fromEntries(names.map((name) => [name, text(name)])),
    cleaned: names.filter((name) => text(name) !== (sent.get(name) ?? '')),
    token: text(formTokenField),
    trap: text(trapField),
  };
}
