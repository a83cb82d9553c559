/**
 * Whether a visitor has typed or chosen something in a form since the server rendered it. On a slow connection that
 * happens before the scripts of the page are there to hear it.
 */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement) {
      return control.type === 'checkbox' || control.type === 'radio'
        ? control.checked !== control.defaultChecked
        : control.value !== control.defaultValue;
    }
    // A field says its lines in one way, however they were given.
    if (control instanceof HTMLTextAreaElement)
      return control.value !== control.defaultValue.replaceAll('\r\n', '\n');
    if (!(control instanceof HTMLSelectElement)) return false;
    const [first] = control.options;
    const initial = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? first;
    return control.value !== initial?.value;
  });
}
