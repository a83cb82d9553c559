/** A field of a form that holds a value. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** What the server put into a field, spelled as the field's own `value` spells it. */
export function initialValue(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  // A field says its lines in one way, however they were given.
  if (field instanceof HTMLTextAreaElement) return field.defaultValue.replaceAll('\r\n', '\n');
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
