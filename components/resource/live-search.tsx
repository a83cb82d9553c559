'use client';

import { useEffect, useState } from 'react';

/** Pause after the last key before the list is asked for, in milliseconds. */
const typingPause = 250;

/** The address of the list for what stands in the form; parameters that say nothing are left out. */
function addressOf(form: HTMLFormElement): string {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') asked.append(name, value.trim());
  }
  const address = new URL(form.action);
  address.search = asked.toString();
  return address.href;
}

/**
 * Makes a search form answer while one types: asks the server for the same page that the Enter key would open and
 * takes its results over, so that there is one way to search. If that fails, the form still works by its button.
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
        // Away, or overtaken by the next key: the list stays as it is.
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
    return () => {
      listening.abort();
      asking.abort();
      window.clearTimeout(timer);
    };
  }, [formId, resultsId]);
  // Reads out how many there are now; the same words stand above the list.
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
