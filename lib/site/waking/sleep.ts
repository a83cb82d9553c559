import { whenAwake } from '@/lib/site/waking/awake';
import { muteButton, needsReact, tellAgain, waitingForm } from '@/lib/site/waking/touch';

/** What the framework had written into the page as scripts (`lib/server/next-internals/sleeping-page.mjs`). */
type PageData = {
  readonly flight: readonly unknown[];
  readonly bundler: readonly unknown[];
  readonly scripts: readonly string[];
  /** Elements of the sheets of which the page has only the rules that it used. */
  readonly styles: string;
};

/** Milliseconds after which a form goes to the server as it would without scripts. */
const waitMs = 5_000;

function runScripts({ flight, bundler, scripts, styles }: PageData, onFailure: () => void): void {
  document.head.insertAdjacentHTML('beforeend', styles);
  Reflect.set(window, '__next_f', flight);
  Reflect.set(window, 'TURBOPACK', bundler);
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('error', onFailure);
    document.head.append(script);
  }
}

/**
 * Fetches React and the data of this page at the first touch of something that it serves. What was pressed, sent or
 * typed before it answers is sent again then. Where React cannot be had, the page stays as it is: its links and forms
 * work without.
 * @param address of the page's data
 * @param visit the token of this visit's form, without which the data is kept
 * @returns wakes the page
 */
export function sleepUntilTouched(address: string, visit: string): () => void {
  let waking = false;
  let again: (() => void) | undefined;
  const filled = new Set<EventTarget>();
  const listening = new AbortController();
  const capture = { capture: true, signal: listening.signal };

  const letGo = () => {
    listening.abort();
    again?.();
    again = undefined;
  };

  async function wake(): Promise<void> {
    if (waking) return;
    waking = true;
    whenAwake(() => {
      tellAgain(filled);
      letGo();
    });
    try {
      const answer = await fetch(address);
      // The words of an answer without data are no JSON.
      runScripts(JSON.parse((await answer.text()).replaceAll('form-token.', visit)), letGo);
    } catch {
      letGo();
    }
  }

  const onTouch = ({ target, type }: Event) => {
    if (!needsReact(target)) return;
    if (type === 'input' && target) filled.add(target);
    void wake();
  };
  for (const name of ['pointerdown', 'keydown', 'focusin', 'input', 'change']) {
    document.addEventListener(name, onTouch, capture);
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = muteButton(target);
      if (!button) return;
      again = () => button.click();
      void wake();
    },
    capture,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = waitingForm(event.target);
      if (!form) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { submitter } = event;
      again = () => form.requestSubmit(submitter);
      setTimeout(letGo, waitMs);
      void wake();
    },
    capture,
  );
  return () => void wake();
}
