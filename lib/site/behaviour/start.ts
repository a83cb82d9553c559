import { forgetOwn, tried } from '@/lib/browser/own-store';
import { showOpenLines } from '@/lib/site/behaviour/open-lines';
import { fitToReader } from '@/lib/site/behaviour/own-clock';
import { whenIdle, whenLoaded } from '@/lib/site/behaviour/when-idle';
import { closest } from '@/lib/site/waking/touch';

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}

function closeMenusAround(event: Event): void {
  for (const menu of openMenus()) if (!event.composedPath().includes(menu)) menu.open = false;
}

/** Escape closes the open menu and returns the focus; up and down move through its links. */
function onMenuKey(event: KeyboardEvent): void {
  const { key } = event;
  for (const menu of openMenus()) {
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (key === 'Escape') {
      menu.open = false;
      stops[0]?.focus();
    } else if (/^Arrow(?:Up|Down)$/.test(key) && at >= 0) {
      event.preventDefault();
      stops.at((at + (key === 'ArrowUp' ? -1 : 1)) % stops.length)?.focus();
    }
  }
}

/** Times of the last presses of Shift, the oldest first. */
let shiftPresses: readonly number[] = [];

/** Three presses of Shift within two seconds leave the page, as on other public services. */
function onQuickExitKey({ key, repeat, timeStamp }: KeyboardEvent): void {
  if (repeat) return;
  shiftPresses = key === 'Shift' ? [...shiftPresses, timeStamp] : [];
  if (timeStamp - Number(shiftPresses.at(-3)) < 2_000)
    document.querySelector<HTMLAnchorElement>('[data-quick-exit]')?.click();
}

function onKey(event: KeyboardEvent): void {
  onMenuKey(event);
  onQuickExitKey(event);
}

/** Stores the target of a quick exit until the person returns on purpose. */
const leftFor = 'left-for';

/** Whether this page is being left, although React, if it is just taking the page over, may fill it again. */
let isLeaving = false;

function hidePage(href: string): void {
  isLeaving = true;
  document.title = 'Weather';
  document.body.replaceChildren();
  location.replace(href);
}

/** After a quick exit, going back in the history finds none of our pages: each replaces itself too. */
function stayHidden(): void {
  // A browser without storage cannot tell.
  tried(() => {
    const href = sessionStorage.getItem(leftFor);
    if (href !== null) hidePage(href);
  });
}

/**
 * Opening a page again ends it. Waits until the page is idle, because reading the storage blocks the browser; by
 * then the person may be leaving.
 */
function comeBack(): void {
  tried(() => isLeaving || sessionStorage.removeItem(leftFor));
}

/**
 * Covers the page at once, deletes this browser's data about the person, then replaces the page and its
 * history entry.
 */
function onQuickExit(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event.target, '[data-quick-exit]');
  if (!link) return;
  event.preventDefault();
  hidePage(link.href);
  forgetOwn();
  // Without storage the exit still works.
  tried(() => sessionStorage.setItem(leftFor, link.href));
}

/**
 * Sections below the first view appear once, when a tenth of the window's height reaches them. The observer
 * reports their position after the layout; asking for it would force a layout before the first paint. The
 * styles have no motion for people who prefer less.
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

/** Registers the service worker that stores pages for times without a connection (docs/decisions/27). */
function keepPages(): void {
  // Only pages over https have it, and those of this device itself.
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}

declare global {
  interface Window {
    /** True once this has begun: a page's own script and React both include this file. */
    antarmanBehaves?: boolean;
  }
}

/**
 * The behaviour of public pages beyond HTML: closing menus by Escape or a click elsewhere, quick exit,
 * sections that appear once, opening hours, the device's own clock, and pages for times without a connection.
 * Uses one permanent listener of each kind for the whole document, so nothing needs hydration. Does nothing
 * if it has already begun.
 */
export function startBehaviour(): void {
  if (window.antarmanBehaves) return;
  window.antarmanBehaves = true;
  for (const name of ['click', 'focusin']) addEventListener(name, closeMenusAround);
  addEventListener('click', onQuickExit);
  addEventListener('keydown', onKey);
  addEventListener('pageshow', ({ persisted }) => persisted && stayHidden());
  for (const { type } of performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])
    if (type === 'back_forward') stayHidden();
  whenIdle(comeBack);
  revealSections();
  showOpenLines();
  fitToReader();
  whenLoaded(keepPages);
}
