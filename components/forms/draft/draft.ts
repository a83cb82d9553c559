import { draftName } from '@/components/forms/draft/draft-name';
import { fill } from '@/components/forms/fill';
import { type Control, initialValue, isControl } from '@/components/forms/initial-value';
import { dropOwn, keepOwn, readOwn, type StoreName } from '@/lib/browser/own-store';
import { formTokenField } from '@/lib/server/action/form-visit';

type Typed = { readonly was: string; readonly is: string };

const typedIn: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'url', 'number', 'date']);

/** Autocomplete values of fields that a password manager fills, or that people copy from a card or a phone. */
const secret = /password|one-time-code|\bcc-/;

/**
 * The fields of a form that a draft may hold: words, numbers and choices. No password, card, code or file; no consent,
 * which is given again each time; not the trap, which people do not reach.
 */
function fieldsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter((field) => {
    if (!field.name || field.tabIndex < 0 || secret.test(field.autocomplete)) return false;
    return !(field instanceof HTMLInputElement) || typedIn.has(field.type);
  });
}

function initialValues(form: HTMLFormElement): ReadonlyMap<string, string> {
  return new Map(fieldsOf(form).map((field) => [field.name, initialValue(field)]));
}

export function currentValues(form: HTMLFormElement): ReadonlyMap<string, string> {
  return new Map(fieldsOf(form).map(({ name, value }) => [name, value]));
}

export function typedValues(
  form: HTMLFormElement,
  initial: ReadonlyMap<string, string> = initialValues(form),
): Readonly<Record<string, Typed>> {
  const typed = fieldsOf(form).flatMap(({ name, value }) => {
    const was = initial.get(name) ?? '';
    return value === was ? [] : [[name, { was, is: value }] as const];
  });
  return Object.fromEntries(typed);
}

type Keeping = {
  readonly place: StoreName;
  readonly key: () => string | undefined;
  /** The form's text when it was sent last; without it the words before are those of the page, which may come late. */
  readonly sent: ReadonlyMap<string, string> | undefined;
};

/**
 * Keeps what has been typed, with the key under which it will be sent, so that it is one message also after a reload.
 * @returns whether there is a draft now
 */
export function saveDraft(form: HTMLFormElement, { place, key, sent }: Keeping): boolean {
  const typed = typedValues(form, sent);
  if (Object.keys(typed).length > 0)
    return keepOwn(draftName(form.id), { ...typed, [formTokenField]: key() }, place);
  dropOwn(draftName(form.id));
  return false;
}

function typedOf(stored: unknown): Typed | undefined {
  const { was, is } = (stored ?? {}) as Partial<Record<keyof Typed, unknown>>;
  return typeof was === 'string' && typeof is === 'string' ? { was, is } : undefined;
}

/**
 * Fills in what was stored: only fields that nobody has touched since the page came, and that begin with what they began
 * with when the draft was written.
 * @returns where the draft lies, and the key under which it will be sent; undefined when there is none
 */
export function restoreDraft(
  form: HTMLFormElement,
): { readonly place: StoreName; readonly key: string | undefined } | undefined {
  const stored = readOwn(draftName(form.id));
  if (!stored) return;
  fillIn(form, stored.value);
  const { [formTokenField]: key } = (stored.value ?? {}) as { readonly [formTokenField]?: unknown };
  return { place: stored.place, key: typeof key === 'string' ? key : undefined };
}

/** Fills in what was stored, which may be anything, by the same rule. */
export function fillIn(form: HTMLFormElement, stored: unknown): void {
  const fields = new Map(Object.entries(stored ?? {}));
  for (const field of fieldsOf(form)) {
    const typed = typedOf(fields.get(field.name));
    const initial = initialValue(field);
    if (typed && field.value === initial && typed.was === initial) fill(field, typed.is);
  }
}
