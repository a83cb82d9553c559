import { wakePage } from '@/lib/server/next-internals/wake-page';
import { whenAwake } from '@/lib/site/waking/awake';
import { muteButton, needsReact, tellAgain, waitingForm } from '@/lib/site/waking/touch';

/** Milliseconds after which a form goes to the server as it would without scripts. */
const waitMs = 5_000;

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
      wakePage(JSON.parse((await answer.text()).replaceAll('form-token.', visit)), letGo);
    } catch {
      letGo();
    }
  }

  const onTouch = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
    if (!needsReact(target)) return;
    if (type === 'input' && target) filled.add(target);
    void wake();
  };
  for (const name of ['pointerdown', 'keydown', 'focusin', 'input']) {
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
  // Somebody was quicker than this script, and may have typed already.
  onTouch({ target: document.activeElement, type: 'input' });
  return () => void wake();
}
