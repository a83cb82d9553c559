import { fillIn, typedValues } from '@/components/forms/draft';
import { draftName } from '@/components/forms/draft-name';
import { dropOwn, keepOwn, readOwn } from '@/lib/server/own-store';

const nameOf = (formId: string) => `again.${draftName(formId)}`;

/** Mark of the person for whom the present page was made; it names nobody. */
const personHere = () => document.querySelector<HTMLElement>('[data-person]')?.dataset.person;

const formWith = (id: string) => {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
};

/** Keeps what was typed into a form in this tab, for whoever the page was made for, while they sign in again. */
export function keepWords(formId: string): void {
  const form = formWith(formId);
  const who = personHere();
  if (!form || who === undefined) return;
  keepOwn(nameOf(formId), { who, typed: typedValues(form) }, 'tab');
  // A draft that lies in the tab would wait for anybody who signs in here.
  if (readOwn(draftName(formId))?.place === 'tab') dropOwn(draftName(formId));
}

/** Fills the form in again for the same person, once; words of somebody else are forgotten. */
export function bringBack(formId: string): void {
  const kept = readOwn(nameOf(formId))?.value as
    | { readonly who?: unknown; readonly typed?: unknown }
    | undefined;
  const form = formWith(formId);
  if (!kept || !form) return;
  dropOwn(nameOf(formId));
  if (kept.who === personHere()) fillIn(form, kept.typed);
}
