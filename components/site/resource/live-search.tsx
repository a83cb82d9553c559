'use client';

import { useEffect, useState } from 'react';
import { isChanged } from '@/components/forms/is-changed';

/** Milliseconds after the last key before the page requests the list. */
const typingPause = 250;

/** The list's address for the values of the form, without empty parameters. */
function addressOf(form: HTMLFormElement): string {
  const searchParams = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') searchParams.append(name, value.trim());
  }
  const address = new URL(form.action);
  address.search = searchParams.toString();
  return address.href;
}

/**
 * Makes a search form answer while the visitor types: it requests the same page that the Enter key would open and
 * takes its results over, so that there is only one way to search. If that fails, the button still works.
 */
export function LiveSearch({ formId, resultsId }: { formId: string; resultsId: string }) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const listening = new AbortController();
    let asking = new AbortController();
    let timer = 0;

    const refresh = async (address: string) => {
      asking.abort();
      asking = new AbortController();
      try {
        const response = await fetch(address, { signal: asking.signal, headers: { accept: 'text/html' } });
        if (!response.ok) return;
        const page = new DOMParser().parseFromString(await response.text(), 'text/html');
        const fresh = page.getElementById(resultsId);
        const shown = document.getElementById(resultsId);
        if (!fresh || !shown) return;
        setSaid(fresh.querySelector('[data-count]')?.textContent ?? '');
        shown.replaceChildren(...fresh.childNodes);
        history.replaceState(history.state, '', address);
      } catch {
        // The network is away, or the next key has replaced this request: the list stays as it is.
      }
    };

    const onChange = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void refresh(addressOf(form)), typingPause);
    };

    form.addEventListener('input', onChange, { signal: listening.signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        window.clearTimeout(timer);
        void refresh(addressOf(form));
      },
      { signal: listening.signal },
    );
    if (isChanged(form)) onChange();
    return () => {
      listening.abort();
      asking.abort();
      window.clearTimeout(timer);
    };
  }, [formId, resultsId]);
  // Announces the new number of results; the same words appear above the list.
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
