import { initialValue, isControl } from '@/components/forms/initial-value';

/**
 * Whether a visitor has typed or chosen something in a form since the server rendered it. On a slow connection that
 * happens before the scripts of the page are there to hear it.
 */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements]
    .filter(isControl)
    .some((field) =>
      field.type === 'checkbox' || field.type === 'radio'
        ? field instanceof HTMLInputElement && field.checked !== field.defaultChecked
        : field.value !== initialValue(field),
    );
}
