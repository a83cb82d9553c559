import { fetchFiles, type PageData, wakePage } from '@/lib/server/page/wake-page';
import { isTranslated, putAllBack } from '@/lib/site/behaviour/translated';
import { awakeEvent } from '@/lib/site/waking/awake';
import { closest, mute, served, waiting } from '@/lib/site/waking/touch';

/** Milliseconds after which a form goes to the server as it would without scripts. */
const waitMs = 5_000;

/**
 * Fetches React and the data of this page at the first touch of something that it serves. What was pressed, sent or
 * typed before it answers is sent again then. Where React cannot be had, the page stays as it is: its links and forms
 * work without.
 * @param address of the page's data
 * @returns `wake` does so without a touch; `prepare` has what a touch will need fetched before it comes
 */
export function sleepUntilTouched(address: string) {
  let waking = false;
  let again: (() => void) | undefined;
  const filled = new Set<EventTarget>();
  const listening = new AbortController();
  const capture = { signal: listening.signal, capture: true };

  /** The end of the press that woke the page; a press whose place is taken away under it never becomes a click. */
  let pressed: Promise<unknown> | undefined;
  const pressEnds = () =>
    new Promise((done) => {
      addEventListener('click', () => setTimeout(done), { once: true, capture: true });
      setTimeout(done, 1_000);
    });

  const letGo = () => {
    listening.abort();
    again?.();
    again = undefined;
  };

  async function readData(): Promise<PageData> {
    // The words of an answer without data are no JSON.
    return (await fetch(address)).json();
  }

  async function wake(): Promise<void> {
    if (waking) return;
    waking = true;
    const onAwake = () => {
      // Tells the listeners that came with React of fields that were filled in before.
      for (const field of filled) {
        for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
      }
      letGo();
    };
    addEventListener(awakeEvent, onAwake, { once: true });
    try {
      const data = await readData();
      if (isTranslated()) {
        // React takes over a page only as it was made, at once, before it is translated again.
        await fetchFiles(data);
        await pressed;
        putAllBack();
      }
      wakePage(data, letGo);
    } catch {
      letGo();
    }
  }

  const onTouch = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
    if (!closest(target, served)) return;
    if (type === 'input' && target) filled.add(target);
    if (type === 'pointerdown') pressed = pressEnds();
    void wake();
  };
  // A key reaches only what has the focus.
  for (const name of ['pointerdown', 'focusin', 'input']) addEventListener(name, onTouch, capture);
  addEventListener(
    'click',
    (event) => {
      const button = closest(event.target, mute);
      if (!button) return;
      event.preventDefault();
      again = () => button.click();
      void wake();
    },
    capture,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = closest<HTMLFormElement>(event.target, waiting);
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
  // Where nothing can be had now, the touch asks for it again.
  return {
    wake,
    prepare: () =>
      readData()
        .then(fetchFiles)
        .catch(() => undefined),
  };
}
