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
      /** The one declared file; undefined where none was chosen. */
      readonly file: File | undefined;
      readonly token: string;
      readonly trap: string;
    };

const unreadable: ReadForm = { readable: false };

/** Browsers send an empty file without a name where nothing was chosen. */
function isChosen(file: File): boolean {
  return file.size > 0 || file.name !== '';
}

/**
 * Takes the declared text fields from what an action was called with, which can be anything at all. A file that was
 * not asked for, a second value, an unknown field or an overlong one makes the whole form unreadable: no page of ours
 * sends that.
 * @param fileName field that may hold a file
 */
export function readForm(form: unknown, names: readonly string[], fileName?: string): ReadForm {
  if (!(form instanceof FormData)) return unreadable;
  const known = new Set([...names, formTokenField, trapField]);
  const sent = new Map<string, string>();
  const files = fileName === undefined ? [] : form.getAll(fileName);
  // A field in which nothing was chosen arrives as an empty file or, from a form posted without scripts, as empty text.
  const [file] = files.map((sent) => (sent === '' ? undefined : sent));
  if (files.length > 1 || typeof file === 'string') return unreadable;
  for (const [name, value] of form.entries()) {
    // React's own fields, sent along when the form is posted without scripts.
    if (name.startsWith('$ACTION_') || name === fileName) continue;
    if (!known.has(name) || sent.has(name)) return unreadable;
    if (typeof value !== 'string' || value.length > longestField) return unreadable;
    sent.set(name, value);
  }
  const text = (name: string) => (sent.get(name) ?? '').replace(unstorable, '');
  return {
    readable: true,
    fields: Object.fromEntries(names.map((name) => [name, text(name)])),
    cleaned: names.filter((name) => text(name) !== (sent.get(name) ?? '')),
    file: file && isChosen(file) ? file : undefined,
    token: text(formTokenField),
    trap: text(trapField),
  };
}
