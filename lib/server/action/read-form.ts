import { formTokenField, openForField, trapField } from '@/lib/server/action/form-visit';
import { actionFields } from '@/lib/server/request/framework-names.mjs';

/** Longer than any field of any form, so a longer one was not typed. */
const longestField = 20_000;

/** Postgres refuses NUL, and half a surrogate pair is not a character: neither can be stored. */
const unstorable = /\p{Surrogate}|\0/gu;

type ReadForm =
  | { readonly readable: false }
  | {
      readonly readable: true;
      /** Every declared field, empty if it was not sent. Unstorable characters are removed. */
      readonly fields: Readonly<Record<string, string>>;
      readonly cleaned: readonly string[];
      /** The one declared file; undefined without one. */
      readonly file: File | undefined;
      readonly token: string;
      readonly trap: string;
      /** Milliseconds for which the page was open, by the script's clock; undefined without scripts. */
      readonly openFor: number | undefined;
    };

const unreadable: ReadForm = { readable: false };

/** Names that an unnamed file gets on its way: from a browser, and from a script that sends the form. */
const noNames = new Set(['', 'blob', 'undefined']);

/** Browsers send an empty, unnamed file for an empty field. */
function isChosen(file: File): boolean {
  return file.size > 0 || !noNames.has(file.name);
}

/**
 * Reads the declared text fields from an action's unchecked argument. An undeclared file, a second value, an
 * unknown field or an overlong one makes the whole form unreadable, because no page of ours sends that.
 * @param fileName field that may hold a file
 * @param listNames fields that may be sent several times, such as chosen rows, read as one text joined by
 * commas
 */
export function readForm(
  form: unknown,
  names: readonly string[],
  fileName?: string,
  listNames: readonly string[] = [],
): ReadForm {
  if (!(form instanceof FormData)) return unreadable;
  const known = new Set([...names, formTokenField, trapField, openForField]);
  const sent = new Map<string, string>();
  const files = fileName === undefined ? [] : form.getAll(fileName);
  // An empty file field arrives as an empty file or, without scripts, as empty text.
  const [file] = files.map((sent) => (sent === '' ? undefined : sent));
  if (files.length > 1 || typeof file === 'string') return unreadable;
  for (const [name, value] of form.entries()) {
    // React's own fields, sent if the form is posted without scripts.
    if (name.startsWith(actionFields) || name === fileName) continue;
    const before = sent.get(name);
    if (!known.has(name) || (before !== undefined && !listNames.includes(name))) return unreadable;
    if (typeof value !== 'string') return unreadable;
    const text = before === undefined ? value : `${before},${value}`;
    if (text.length > longestField) return unreadable;
    sent.set(name, text);
  }
  const text = (name: string) => (sent.get(name) ?? '').replace(unstorable, '');
  return {
    readable: true,
    fields: Object.fromEntries(names.map((name) => [name, text(name)])),
    cleaned: names.filter((name) => text(name) !== (sent.get(name) ?? '')),
    file: file && isChosen(file) ? file : undefined,
    token: text(formTokenField),
    trap: text(trapField),
    openFor: /^\d{1,12}$/.test(text(openForField)) ? Number(text(openForField)) : undefined,
  };
}
