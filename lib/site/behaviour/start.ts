import { signOutPath } from '@/lib/account/session/sign-out-paths';
import { forgetOwn, tried } from '@/lib/server/own-store';
import { showOpenLines } from '@/lib/site/behaviour/open-lines';
import { fitToReader } from '@/lib/site/behaviour/own-clock';
import { watchTranslator } from '@/lib/site/behaviour/translated';
import { whenIdle, whenLoaded } from '@/lib/site/behaviour/when-idle';
import { dropNextSession, looksSignedIn } from '@/lib/site/offline/next-session';
import { closest } from '@/lib/site/waking/touch';

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}

function closeMenusAround(event: Event): void {
  for (const menu of openMenus()) if (!event.composedPath().includes(menu)) menu.open = false;
}

/** Escape closes the open menu and returns the focus; up and down move through its links. */
function onMenuKey(event: KeyboardEvent): void {
  for (const menu of openMenus()) {
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')];
    if (event.key === 'Escape') {
      menu.open = false;
      stops[0]?.focus();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0) continue;
    stops[(at + step + stops.length) % stops.length]?.focus();
    event.preventDefault();
  }
}

/** When Shift was pressed last, the newest first. */
let shiftPresses: readonly number[] = [];

/** Three presses of Shift within two seconds leave the page, as on other public services. */
function onQuickExitKey({ key, repeat, timeStamp }: KeyboardEvent): void {
  if (repeat) return;
  shiftPresses = key === 'Shift' ? [timeStamp, ...shiftPresses] : [];
  if (timeStamp - Number(shiftPresses[2]) < 2_000)
    document.querySelector<HTMLAnchorElement>('a[data-quick-exit]')?.click();
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

/** Whoever goes back in the history after leaving quickly finds none of our pages: each replaces itself as well. */
function stayHidden(): void {
  // A browser that stores nothing cannot know.
  tried(() => {
    const href = sessionStorage.getItem(leftFor);
    if (href !== null) hidePage(href);
  });
}

/**
 * A page that is opened anew ends it. Waits until the page rests, because the browser waits for its store; one that has
 * been emptied by then is left just now.
 */
function comeBack(): void {
  tried(() => document.body.firstChild && sessionStorage.removeItem(leftFor));
}

/** Covers the page at once, forgets what this browser kept for the person, then replaces the page and its history entry. */
function onQuickExit(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event.target, 'a[data-quick-exit]');
  if (!link) return;
  event.preventDefault();
  hidePage(link.href);
  forgetOwn();
  // Where nothing can be stored, the page is left all the same.
  tried(() => sessionStorage.setItem(leftFor, link.href));
}

/**
 * Sections below the first view wait, and come in once, when they reach into the window by a tenth of its height. The
 * observer says where they are once the page is laid out; asking them would have it laid out before it is shown. The
 * styles move nothing for those who want less motion.
 */
function revealSections(): void {
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
}

/**
 * An external newsletter page opens in a new tab; the field is cleared once the form is sent (product.md §2). Signing
 * out forgets what this browser kept for the person.
 */
function onSubmit({ target }: SubmitEvent): void {
  const form = closest<HTMLFormElement>(target, 'form[data-clear-after-submit]');
  if (form) setTimeout(() => form.reset());
  if (closest(target, `form[action="${signOutPath}"]`)) forgetOwn();
}

/**
 * Forgets the next session where nobody is signed in, and installs the worker that keeps pages for times without a line
 * (docs/decisions/286).
 */
function tidy(): void {
  if (!looksSignedIn()) dropNextSession();
  // Only pages over https have it, and those of this device itself.
  navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/** On the window once this has begun: a page's own script and React both carry this file. */
const started = 'antarman.behaviour';

/**
 * Does what HTML alone cannot do on public pages: closing menus by Escape or a click elsewhere, quick exit, sections
 * that come in once, whether a line is open now, the device's own clock, clearing the newsletter field, keeping pages for times without a line.
 * Uses one listener of each kind for the whole document, as long as it is there, so nothing needs hydration. Does nothing
 * where it had begun before.
 */
export function startBehaviour(): void {
  if (started in window) return;
  Object.assign(window, { [started]: true });
  watchTranslator();
  addEventListener('click', closeMenusAround);
  addEventListener('focusin', closeMenusAround);
  addEventListener('click', onQuickExit);
  addEventListener('keydown', onKey);
  addEventListener('submit', onSubmit);
  addEventListener('pageshow', ({ persisted }) => persisted && stayHidden());
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type === 'back_forward') stayHidden();
  whenIdle(comeBack);
  revealSections();
  showOpenLines();
  fitToReader();
  whenLoaded(tidy);
  if (document.querySelector('[data-not-found]')) {
    // biome-ignore lint/suspicious/noConsole: a 404 is logged to the console (product.md §8)
    console.error('404: there is no page at', location.pathname);
  }
}
