import { fillIn, typedValues } from '@/components/forms/draft/draft';
import { draftName } from '@/components/forms/draft/draft-name';
import { dropOwn, keepOwn, readOwn } from '@/lib/browser/own-store';

const nameOf = (formId: string) => `again.${draftName(formId)}`;

/** Mark of the person for whom the present page was made; it names nobody. */
const personHere = () => document.querySelector<HTMLElement>('[data-person]')?.dataset.person;

const formWith = (id: string) => {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
};

/** A circle or box that was chosen otherwise than the page had it. */
type Choice = { readonly name: string; readonly value: string; readonly checked: boolean };

/** The circles and boxes of a form. A consent is given anew: most are required, the others say so around them. */
const choicesOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement &&
      (field.type === 'radio' || (field.type === 'checkbox' && !field.required)) &&
      field.closest('[data-given-anew]') === null,
  );

function chosen(form: HTMLFormElement): readonly Choice[] {
  return choicesOf(form)
    .filter(
      ({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'),
    )
    .map(({ name, value, checked }) => ({ name, value, checked }));
}

/** Clicks each earlier choice, so that the listeners of a field notice. */
function chooseAgain(form: HTMLFormElement, stored: unknown): void {
  const choices: readonly Partial<Choice>[] = Array.isArray(stored) ? stored : [];
  for (const field of choicesOf(form)) {
    const { name, value, checked, defaultChecked } = field;
    const choice = choices.find((one) => one?.name === name && one.value === value);
    if (choice && checked === defaultChecked && choice.checked !== checked) field.click();
  }
}

/** Keeps what was typed and chosen in a form in this tab, for whoever the page was made for, while they sign in again. */
export function keepWords(formId: string): void {
  const form = formWith(formId);
  const who = personHere();
  if (!form || who === undefined) return;
  keepOwn(nameOf(formId), { who, typed: typedValues(form), choices: chosen(form) }, 'tab');
  // A draft that lies in the tab would wait for anybody who signs in here.
  if (readOwn(draftName(formId))?.place === 'tab') dropOwn(draftName(formId));
}

/** Fills the form in again for the same person, once; words of somebody else are forgotten. */
export function bringBack(formId: string): void {
  const stored = readOwn(nameOf(formId))?.value as
    | { readonly who?: unknown; readonly typed?: unknown; readonly choices?: unknown }
    | undefined;
  const form = formWith(formId);
  if (!stored || !form) return;
  dropOwn(nameOf(formId));
  if (stored.who !== personHere()) return;
  fillIn(form, stored.typed);
  chooseAgain(form, stored.choices);
}
