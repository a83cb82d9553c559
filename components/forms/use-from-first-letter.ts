'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** Whether somebody has typed into a form before React answered: its frame may answer before the form does. */
function isTypedInto(form: HTMLElement | null): boolean {
  if (!(form instanceof HTMLFormElement)) return false;
  return [...form.elements].some(
    (control) =>
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value !== control.defaultValue,
  );
}

/**
 * A part of a form whose script comes with the first letter that somebody types there; undefined until it is there.
 * @param load fetches the part; the same function each time
 * @param isWaitedFor whether this form needs the part before that; the same function each time
 */
export function useFromFirstLetter<Props>(
  formId: string,
  load: () => Promise<ComponentType<Props>>,
  isWaitedFor?: (formId: string) => boolean,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    const fetchPart = () => {
      load()
        .then((loaded) => setPart(() => loaded))
        .catch(() => undefined);
    };
    const form = document.getElementById(formId);
    if (isTypedInto(form) || isWaitedFor?.(formId)) fetchPart();
    const listening = new AbortController();
    const once = { once: true, signal: listening.signal };
    form?.addEventListener('input', fetchPart, once);
    return () => listening.abort();
  }, [formId, load, isWaitedFor]);
  return Part;
}
