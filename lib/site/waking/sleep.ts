import type { FilledField } from '@/lib/site/behaviour/filled-early';
import { translatedTexts } from '@/lib/site/behaviour/translated';
import { awakeEvent } from '@/lib/site/waking/awake';
import { closest, mute, served, waiting } from '@/lib/site/waking/touch';

/** Milliseconds after which a form is sent to the server as without scripts. */
const waitMs = 5_000;

/** Milliseconds of a press: if its target is replaced meanwhile, it never becomes a click. */
const pressMs = 1_000;

/** The contents of the framework's scripts in a page; `lib/server/page/sleep.mjs` took them out. */
type PageData = {
  readonly flight: readonly unknown[];
  readonly bundler: readonly unknown[];
  readonly scripts: readonly string[];
};

/** Reads a file to its end, so that the browser keeps it for a page that will probably wake. @throws if it cannot be had */
const readFile = async (file: string) => (await fetch(file)).text();

/** Lays a page's data where the framework's scripts look for it, then fetches them. */
function wakePage({ flight, bundler, scripts }: PageData, onerror: () => void): void {
  Object.assign(window, { __next_f: flight, TURBOPACK: bundler });
  for (const src of scripts)
    document.head.append(Object.assign(document.createElement('script'), { src, onerror }));
}

/**
 * Fetches React and this page's data at the first interaction with a control that needs it. Earlier presses, submits and input are
 * repeated once React is attached
 * (`filled-early.ts`: the input). If React cannot be fetched, links and forms still work without it.
 * @param address of the page's data
 * @returns `wake` fetches them without an interaction; `prepare` preloads the files
 */
export function sleepUntilTouched(address: string) {
  const texts = translatedTexts();
  let waking = false;
  let over = false;
  let again: (() => void) | undefined;

  const letGo = () => {
    over = true;
    again?.();
    again = undefined;
  };

  // An error page without data is not JSON.
  const readData = async (): Promise<PageData> => (await fetch(address)).json();

  async function wake(): Promise<void> {
    if (waking) return;
    waking = true;
    addEventListener(awakeEvent, letGo);
    try {
      const data = await readData();
      if (texts.size > 0) {
        // React can take over the page only unchanged, so at once, before the page is translated again.
        await Promise.all(data.scripts.map(readFile));
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
    const field = closest<FilledField>(target, served);
    if (!field) return;
    field.filledEarly ||= type === 'input';
    void wake();
  };
  // A key reaches only the focused element.
  for (const name of ['pointerdown', 'focusin', 'input'] as const) on(name, onTouch);
  // Pressed again by its place: React remakes a page that a translator changes meanwhile.
  const repeat = (event: Event, button: HTMLElement) => {
    const buttons = () => document.querySelectorAll<HTMLElement>('a, button');
    const place = [...buttons()].indexOf(button);
    event.preventDefault();
    event.stopImmediatePropagation();
    again = () => buttons()[place]?.click();
    void wake();
  };
  on('click', (event) => {
    const button = closest(event.target, mute);
    if (button) repeat(event, button);
  });
  on('submit', (event) => {
    if (!closest(event.target, waiting) || !event.submitter) return;
    repeat(event, event.submitter);
    setTimeout(letGo, waitMs);
  });
  // The person may have typed before this script ran.
  onTouch({ target: document.activeElement, type: 'input' });
  // If the files cannot be fetched now, the interaction fetches them again.
  return {
    wake,
    prepare: async () => {
      // One after another, because a dozen requests at once block a slow phone.
      try {
        for (const file of (await readData()).scripts) await readFile(file);
      } catch {}
    },
  };
}
