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

/** When Shift was pressed last, the oldest first. */
let shiftPresses: readonly number[] = [];

/** Three presses of Shift within two seconds leave the page, as on other public services. */
function onQuickExitKey({ key, repeat, timeStamp }: KeyboardEvent): void {
  if (repeat) return;
  shiftPresses = key === 'Shift' ? [...shiftPresses, timeStamp] : [];
  if (timeStamp - Number(shiftPresses.at(-3)) < 2_000)
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

/** Installs the worker that keeps pages for times without a line (docs/decisions/27). */
function keepPages(): void {
  // Only pages over https have it, and those of this device itself.
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}

declare global {
  interface Window {
    /** True once this has begun: a page's own script and React both carry this file. */
    antarmanBehaves?: boolean;
  }
}

/**
 * Does what HTML alone cannot do on public pages: closing menus by Escape or a click elsewhere, quick exit, sections
 * that come in once, whether a line is open now, the device's own clock, keeping pages for times without a line.
 * Uses one listener of each kind for the whole document, as long as it is there, so nothing needs hydration. Does nothing
 * where it had begun before.
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
