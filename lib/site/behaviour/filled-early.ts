import { awakeEvent } from '@/lib/site/waking/awake';

/** A field; the loader marks the ones that the person filled in before React was attached. */
export type FilledField = HTMLElement & { filledEarly?: boolean };

type Field = FilledField & (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement);

/** Without hidden ones, of which the server's HTML has more. */
const fieldsOf = () => [
  ...document.querySelectorAll<Field>('input:not([type=hidden], [type=file]), select, textarea'),
];

/** Enters what another field holds, as a person would: React overlooks a value that it sets itself. */
function fillLike(field: Field, old: Field): void {
  if ('checked' in field && /checkbox|radio/.test(field.type)) {
    if (field.checked !== (old as HTMLInputElement).checked) field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value);
}

/**
 * Reports fields that were filled in earlier to React's listeners. If a translator changes a page while React takes
 * it over, React makes the page again: the new fields get what the person entered in the old ones.
 */
export function carryFilled(): void {
  const before = fieldsOf();
  // On the document, because the loader repeats a press once the event reaches the window.
  document.addEventListener(awakeEvent, () => {
    const present = fieldsOf();
    for (const [place, old] of before.entries()) {
      const field = present[place];
      if (!old.filledEarly || field?.name !== old.name) continue;
      if (field !== old) fillLike(field, old);
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    }
  });
}
