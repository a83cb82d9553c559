/** Elements of a form with a value; the fields around them have labels and hints. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** The server's value of a control, spelled as the control's own `value` spells it. */
export function initialValue(control: Control): string {
  if (control instanceof HTMLInputElement) return control.defaultValue;
  // A control says its lines in one way, however they were given.
  if (control instanceof HTMLTextAreaElement) return control.defaultValue.replaceAll('\r\n', '\n');
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
