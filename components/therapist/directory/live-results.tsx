'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { isChanged } from '@/components/forms/is-changed';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** Milliseconds: a pause in typing, and how long the old list stays before a skeleton replaces it. */
const pause = 300;
const slowAfterMs = 500;

/** The list's address for the completed fields of a form. */
function addressOf(form: HTMLFormElement): string {
  const searchParams = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text && !(name === 'sort' && text === 'recommended')) searchParams.append(name, text);
  }
  const query = searchParams.toString();
  return query ? `${form.action}?${query}` : form.action;
}

/** Sets the form to the state of an address, after the back button. */
function fill(form: HTMLFormElement, searchParams: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = searchParams.get(control.name) === control.value;
    } else if (control instanceof HTMLInputElement) {
      control.value = searchParams.get(control.name) ?? '';
    } else if (control instanceof HTMLSelectElement) {
      control.value = searchParams.get(control.name) ?? control.options[0]?.value ?? '';
    }
  }
}

/** Takes the numbers beside the filters from the fetched page; what the visitor chose or typed stays. */
function takeOverNumbers(fetched: Document): void {
  for (const option of document.querySelectorAll<HTMLOptionElement>('select[form] option')) {
    const name = option.closest('select')?.name;
    const same = fetched.querySelector(`select[name="${name}"] option[value="${CSS.escape(option.value)}"]`);
    if (same) option.textContent = same.textContent;
  }
  for (const text of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const same = fetched.querySelector(`[data-live="${text.dataset.live}"]`);
    if (same) text.textContent = same.textContent;
  }
}

type Fetched = { readonly total: string; readonly list: Element };

async function fetchList(address: string, signal: AbortSignal): Promise<Fetched> {
  const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const list = page.getElementById('list');
  if (!list) throw new Error('The answer holds no list');
  takeOverNumbers(page);
  return { total: page.getElementById('total')?.textContent ?? '', list };
}

/**
 * Updates the list while the visitor types or chooses: it requests the same page that a form without JavaScript would
 * open and takes the list from it. React learns of it by state, so it never meets nodes that it did not make.
 */
export function LiveResults({
  formId,
  total,
  tools,
  skeleton,
  children,
}: {
  formId: string;
  total: string;
  tools?: ReactNode;
  skeleton: ReactNode;
  children: ReactNode;
}) {
  const [fetched, setFetched] = useState<Fetched>();
  const [state, setState] = useState<'still' | 'loading' | 'slow' | 'failed'>('still');
  const running = useRef<AbortController>(null);
  const results = useRef<HTMLDivElement>(null);

  const load = useCallback(async (address: string) => {
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    const { signal } = current;
    setState('loading');
    const slow = setTimeout(() => setState('slow'), slowAfterMs);
    try {
      const list = await fetchList(address, signal);
      setFetched(list);
      setState('still');
    } catch {
      if (!signal.aborted) setState('failed');
    } finally {
      clearTimeout(slow);
    }
  }, []);

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const listening = new AbortController();
    const { signal } = listening;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(waiting);
      const address = addressOf(form);
      if (address === location.href) return;
      history.pushState(null, '', address);
      void load(address);
    };
    // Filters are outside the form element and belong to it by attribute, so the document sees their events.
    const ofForm = (event: Event) =>
      (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) &&
      event.target.form === form;
    const onInput = (event: Event) => {
      if (!ofForm(event)) return;
      clearTimeout(waiting);
      waiting = setTimeout(ask, event.target instanceof HTMLSelectElement ? 0 : pause);
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      ask();
      const sheet = event.submitter?.closest<HTMLElement>('[popover]');
      if (!sheet) return;
      if (sheet.matches(':popover-open')) sheet.hidePopover();
      results.current?.focus({ preventScroll: true });
      results.current?.scrollIntoView({ block: 'start' });
    };
    const onBack = () => {
      fill(form, new URLSearchParams(location.search));
      void load(location.href);
    };
    document.addEventListener('input', onInput, { signal });
    form.addEventListener('submit', onSubmit, { signal });
    window.addEventListener('popstate', onBack, { signal });
    if (isChanged(form)) ask();
    return () => {
      clearTimeout(waiting);
      listening.abort();
    };
  }, [formId, load]);

  const show = useCallback(
    (box: HTMLDivElement | null) => {
      if (box && fetched) box.replaceChildren(...fetched.list.cloneNode(true).childNodes);
    },
    [fetched],
  );

  const list = fetched ? (
    <div key="fetched" ref={show} />
  ) : (
    <div key="first" id="list">
      {children}
    </div>
  );
  return (
    <div
      ref={results}
      tabIndex={-1}
      aria-busy={state === 'loading' || state === 'slow'}
      className="grid gap-3 outline-none lg:gap-5"
    >
      <div className="flex items-center justify-between gap-3">
        <p role="status" id="total" className="shrink-0 font-semibold text-h4">
          {state === 'failed' ? '' : (fetched?.total ?? total)}
        </p>
        {tools}
      </div>
      {state === 'failed' ? (
        <Alert
          role="alert"
          variant="destructive"
          frame="plain"
          size="flush"
          className="grid justify-items-start gap-4 p-6"
        >
          <p className="font-semibold">We could not load the list just now.</p>
          <Button onClick={() => void load(location.href)}>Try again</Button>
        </Alert>
      ) : null}
      {state === 'slow' ? skeleton : null}
      <div
        hidden={state === 'failed' || state === 'slow'}
        className={state === 'loading' ? 'opacity-60' : ''}
      >
        {list}
      </div>
    </div>
  );
}
