'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { draftName } from '@/components/forms/draft/draft-name';
import { leavingLink } from '@/components/forms/draft/leaving-link';
import { readOwn } from '@/lib/browser/own-store';

const question = 'You have changes here that are not saved. Leave this page without saving them?';

function contentOf(form: HTMLFormElement): string {
  return [...form.elements]
    .map((control) => {
      if (control instanceof HTMLInputElement) {
        if (control.type === 'hidden') return '';
        return control.type === 'checkbox' || control.type === 'radio' ? control.checked : control.value;
      }
      const typed = control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
      return typed ? control.value : '';
    })
    .join('\n');
}

/**
 * Asks before somebody leaves a form with changes that are not sent: the browser asks when the page or the tab is closed, and
 * we ask before another page of ours takes its place. A draft that lies in the tab (`FormDraft`) is there again when they
 * come back, so for such a form only closing asks.
 * @param sent changes when the form was sent
 * @param asks false where leaving loses nothing worth a question
 * @returns lets the person go, because everything is sent
 */
export function useLeaveGuard(
  formRef: RefObject<HTMLFormElement | null>,
  { sent, asks }: { readonly sent: number; readonly asks: boolean },
): () => void {
  const touched = useRef(false);
  const release = useCallback(() => {
    touched.current = false;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent is the new beginning.
  useEffect(() => {
    const form = formRef.current;
    if (!form || !asks) return;
    const begun = contentOf(form);
    release();
    const isUnsaved = () => touched.current && contentOf(form) !== begun;
    const listening = new AbortController();
    const touch = () => {
      touched.current = true;
    };
    form.addEventListener('input', touch, listening);
    form.addEventListener('change', touch, listening);
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (isUnsaved()) event.preventDefault();
      },
      listening,
    );
    document.addEventListener(
      'click',
      (event) => {
        // Quick exit is never held up, and whoever follows a link marked `data-leaves-freely` has chosen to drop the changes.
        if (
          event.target instanceof Element &&
          event.target.closest('[data-quick-exit], [data-leaves-freely]')
        )
          release();
        if (!isUnsaved() || !leavingLink(event)) return;
        // Releases the guard, so that the browser does not ask a second time where the link loads a page again.
        if (readOwn(draftName(form.id)) || window.confirm(question)) return release();
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true, signal: listening.signal },
    );
    return () => listening.abort();
  }, [formRef, sent, asks, release]);
  return release;
}
