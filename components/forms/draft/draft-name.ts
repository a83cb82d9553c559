/** Under which name the draft of the form with this id lies: one for each page and form. */
export function draftName(formId: string): string {
  return `draft:${location.pathname}#${formId}`;
}
