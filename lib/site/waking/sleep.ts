import { fetchFiles, type PageData, wakePage } from '@/lib/server/page/wake-page';
import { translatedTexts } from '@/lib/site/behaviour/translated';
import { awakeEvent } from '@/lib/site/waking/awake';
import { closest, mute, served, waiting } from '@/lib/site/waking/touch';

/** Milliseconds after which a form goes to the server as it would without scripts. */
const waitMs = 5_000;

/** Milliseconds in which a press ends: one whose place is taken away under it never becomes a click. */
const pressMs = 1_000;

/**
 * Fetches React and the data of this page at the first touch of something that it serves. What was pressed, sent or
 * typed before it answers is sent again then. Where React cannot be had, the page stays as it is: its links and forms
 * work without.
 * @param address of the page's data
 * @returns `wake` does so without a touch; `prepare` has what a touch will need fetched before it comes
 */
export function sleepUntilTouched(address: string) {
  const texts = translatedTexts();
  let waking = false;
  let over = false;
  let again: (() => void) | undefined;
  const filled = new Set<EventTarget>();

  const letGo = () => {
    over = true;
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
    addEventListener(awakeEvent, () => {
      // Tells the listeners that came with React of fields that were filled in before.
      for (const field of filled)
        for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
      letGo();
    });
    try {
      const data = await readData();
      if (texts.size > 0) {
        // React takes over a page only as it was made, at once, before it is translated again.
        await fetchFiles(data);
        await new Promise((done) => setTimeout(done, pressMs));
        for (const [place, text] of texts) place.replaceWith(text);
        texts.clear();
      }
      wakePage(data, letGo);
    } catch {
      letGo();
    }
  }

  const on = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, (event) => over || act(event), true);

  const onTouch = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
    if (!closest(target, served)) return;
    if (type === 'input' && target) filled.add(target);
    void wake();
  };
  // A key reaches only what has the focus.
  for (const name of ['pointerdown', 'focusin', 'input'] as const) on(name, onTouch);
  on('click', (event) => {
    const button = closest(event.target, mute);
    if (!button) return;
    event.preventDefault();
    again = () => button.click();
    void wake();
  });
  on('submit', (event) => {
    const form = closest<HTMLFormElement>(event.target, waiting);
    if (!form) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    again = () => form.requestSubmit(event.submitter);
    setTimeout(letGo, waitMs);
    void wake();
  });
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
