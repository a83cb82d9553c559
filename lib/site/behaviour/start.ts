import { signOutPath } from '@/lib/account/session/sign-out-paths';
import { forgetOwn } from '@/lib/server/own-store';
import { showOpenLines } from '@/lib/site/behaviour/open-lines';
import { dropNextSession, looksSignedIn } from '@/lib/site/offline/next-session';

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}

function closeMenusAround({ target }: Event): void {
  for (const menu of openMenus()) {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  }
}

/** Escape closes the open menu and returns the focus; up and down move through its links. */
function onMenuKey(event: KeyboardEvent): void {
  for (const menu of openMenus()) {
    if (event.key === 'Escape') {
      menu.open = false;
      menu.querySelector('summary')?.focus();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!step || !(event.target instanceof Element) || !menu.contains(event.target)) continue;
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')];
    const at = stops.indexOf(event.target.closest<HTMLElement>('summary, a, button') ?? menu);
    stops[(at + step + stops.length) % stops.length]?.focus();
    event.preventDefault();
  }
}

let shiftPresses: number[] = [];

/** Three presses of Shift within two seconds leave the page, as on other public services. */
function onQuickExitKey(event: KeyboardEvent): void {
  if (event.key !== 'Shift') {
    shiftPresses = [];
    return;
  }
  if (event.repeat) return;
  shiftPresses = [...shiftPresses.filter((at) => event.timeStamp - at < 2000), event.timeStamp];
  if (shiftPresses.length >= 3) document.querySelector<HTMLAnchorElement>('a[data-quick-exit]')?.click();
}

function onKey(event: KeyboardEvent): void {
  onMenuKey(event);
  onQuickExitKey(event);
}

/** Names the place that somebody left for, as long as they have not come back on purpose. */
const leftFor = 'left-for';

function hidePage(href: string): void {
  document.title = 'Weather';
  document.body.replaceChildren();
  location.replace(href);
}

/**
 * Whoever goes back in the history after leaving quickly finds none of our pages: each replaces itself as well. A page
 * that is opened anew ends it.
 */
function stayHidden(wentBack: boolean): void {
  try {
    const href = sessionStorage.getItem(leftFor);
    if (href === null) return;
    if (wentBack) hidePage(href);
    else sessionStorage.removeItem(leftFor);
  } catch {
    // A browser that stores nothing cannot know.
  }
}

function openedFromHistory(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && 'type' in opened && opened.type === 'back_forward';
}

/** Covers the page at once, forgets what this browser kept for the person, then replaces the page and its history entry. */
function onQuickExit(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-quick-exit]') : null;
  if (!link) return;
  event.preventDefault();
  hidePage(link.href);
  forgetOwn();
  try {
    sessionStorage.setItem(leftFor, link.href);
  } catch {
    // The page is left all the same.
  }
}

/**
 * Sections below the first view wait, and come in once, when they reach into the window by a tenth of its height. The
 * observer says where they are once the page is laid out; asking them would have it laid out before it is shown.
 */
function revealSections(signal: AbortSignal): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const watching = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const waits = !isIntersecting && boundingClientRect.top >= innerHeight;
        target.toggleAttribute('data-waiting', waits);
        if (!waits) watching.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -10%' },
  );
  for (const section of document.querySelectorAll('[data-reveal]')) watching.observe(section);
  signal.addEventListener('abort', () => watching.disconnect());
}

/**
 * An external newsletter page opens in a new tab; the field is cleared once the form is sent (product.md §2). Signing
 * out forgets what this browser kept for the person.
 */
function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.hasAttribute('data-clear-after-submit')) setTimeout(() => form.reset());
  if (form.getAttribute('action') === signOutPath) forgetOwn();
}

/**
 * Installs the worker that keeps pages for times without a line (docs/decisions/286), once the page is there and the
 * browser has nothing else to do.
 */
function installWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const install = () => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  // Safari has no idle callback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(install);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** On the window once this has begun: a page's own script and React both carry this file. */
const started = 'antarman.behaviour';

/**
 * Does what HTML alone cannot do on public pages: closing menus by Escape or a click elsewhere, quick exit, sections
 * that come in once, whether a line is open now, clearing the newsletter field, keeping pages for times without a line. Uses one listener of each
 * kind for the whole document, so nothing needs hydration.
 * @returns ends it; does nothing where it had begun before
 */
export function startBehaviour(): () => void {
  if (started in window) return () => undefined;
  Reflect.set(window, started, true);
  const listening = new AbortController();
  const { signal } = listening;
  function on<Name extends keyof WindowEventMap>(
    names: readonly Name[],
    listener: (event: WindowEventMap[Name]) => void,
  ): void {
    for (const name of names) addEventListener(name, listener, { signal });
  }
  on(['click', 'focusin'], closeMenusAround);
  on(['click'], onQuickExit);
  on(['keydown'], onKey);
  on(['submit'], onSubmit);
  on(['pageshow'], ({ persisted }) => persisted && stayHidden(true));
  stayHidden(openedFromHistory());
  revealSections(signal);
  showOpenLines(signal);
  installWorker();
  if (!looksSignedIn()) dropNextSession();
  if (document.querySelector('[data-not-found]')) {
    // biome-ignore lint/suspicious/noConsole: a 404 is logged to the console (product.md §8)
    console.error('404: there is no page at', location.pathname);
  }
  return () => {
    listening.abort();
    Reflect.deleteProperty(window, started);
  };
}
