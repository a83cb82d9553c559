import { draftName } from '@/components/forms/draft-name';
import { fill } from '@/components/forms/fill';
import { dropOwn, keepOwn, type Place, readOwn } from '@/lib/server/own-store';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The text that somebody typed into a field, and the text that stood there before. */
type Typed = { readonly was: string; readonly is: string };

const typedIn: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'url', 'number', 'date']);

/** Autocomplete values of fields that a password manager fills, or that people copy from a card or a phone. */
const secret = /password|one-time-code|\bcc-/;

/**
 * The fields of a form that a draft may hold: words, numbers and choices. No password, card, code or file; no consent,
 * which is given anew each time; not the trap, which people do not reach.
 */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((control): control is Control => {
    const isInput = control instanceof HTMLInputElement;
    if (!isInput && !(control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)) {
      return false;
    }
    if (!control.name || control.tabIndex < 0 || secret.test(control.autocomplete)) return false;
    return !isInput || typedIn.has(control.type);
  });
}

/** What the server put into a field. */
function initialOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** The first values of a form's fields, by name. */
export function initialValues(form: HTMLFormElement): ReadonlyMap<string, string> {
  return new Map(controlsOf(form).map((control) => [control.name, initialOf(control)]));
}

/** What stands in a form's fields now, by name. */
export function currentValues(form: HTMLFormElement): ReadonlyMap<string, string> {
  return new Map(controlsOf(form).map(({ name, value }) => [name, value]));
}

/** Keeps what has been typed. @returns whether there is a draft now */
export function saveDraft(
  form: HTMLFormElement,
  initial: ReadonlyMap<string, string>,
  place: Place,
): boolean {
  const typed = controlsOf(form).flatMap(({ name, value }) => {
    const was = initial.get(name) ?? '';
    return value === was ? [] : [[name, { was, is: value }] as const];
  });
  if (typed.length > 0) return keepOwn(draftName(form.id), Object.fromEntries(typed), place);
  dropOwn(draftName(form.id));
  return false;
}

function typedOf(kept: unknown): Typed | undefined {
  const { was, is } = (kept ?? {}) as Partial<Record<keyof Typed, unknown>>;
  return typeof was === 'string' && typeof is === 'string' ? { was, is } : undefined;
}

/**
 * Fills in what was kept: only fields that nobody has touched since the page came, and that begin with what they began
 * with when the draft was written.
 * @returns where the draft lies; undefined when there is none
 */
export function restoreDraft(form: HTMLFormElement): Place | undefined {
  const kept = readOwn(draftName(form.id));
  if (!kept) return;
  const fields = new Map(Object.entries(kept.value ?? {}));
  for (const control of controlsOf(form)) {
    const typed = typedOf(fields.get(control.name));
    const initial = initialOf(control);
    if (typed && control.value === initial && typed.was === initial) fill(control, typed.is);
  }
  return kept.place;
}
