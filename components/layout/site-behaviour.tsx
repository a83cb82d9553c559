'use client';

import { useEffect } from 'react';

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}

function closeMenusAround(target: EventTarget | null): void {
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

/** Covers the page at once, then replaces it and its history entry. */
function onQuickExit(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-quick-exit]') : null;
  if (!link) return;
  event.preventDefault();
  document.title = 'Weather';
  document.body.replaceChildren();
  location.replace(link.href);
}

/** An external newsletter page opens in a new tab; the field is cleared once the form is sent (product.md §2). */
function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (form instanceof HTMLFormElement && form.hasAttribute('data-clear-after-submit')) {
    setTimeout(() => form.reset());
  }
}

/**
 * Does what HTML alone cannot do on public pages: closing menus by Escape or a click elsewhere, quick exit, clearing
 * the newsletter field. Uses one listener of each kind for the whole document, so nothing needs hydration.
 */
export function SiteBehaviour() {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', (event) => closeMenusAround(event.target), { signal });
    document.addEventListener('click', onQuickExit, { signal });
    document.addEventListener('focusin', (event) => closeMenusAround(event.target), { signal });
    document.addEventListener('keydown', onMenuKey, { signal });
    document.addEventListener('keydown', onQuickExitKey, { signal });
    document.addEventListener('submit', onSubmit, { signal });
    if (document.querySelector('[data-not-found]')) {
      // biome-ignore lint/suspicious/noConsole: a 404 is logged to the console (product.md §8)
      console.error('404: there is no page at', location.pathname);
    }
    return () => listening.abort();
  }, []);
  return null;
}
