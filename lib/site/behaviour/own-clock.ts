import { looksSignedIn } from '@/lib/site/offline/next-session';

/**
 * Adapts a page of free times to its visitor. A visitor who looks signed in is redirected to their own page,
 * with the same query. If the page's clock, such as "GMT+0530", differs from the device's, a link offers the
 * device's.
 */
export function fitToReader(): void {
  const [times] = document.querySelectorAll<HTMLElement>('[data-own]');
  if (times && looksSignedIn()) location.replace(times.dataset.own + location.search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-clock]')) {
    if (`${new Date()}`.includes(link.dataset.clock ?? '')) continue;
    // The first use of `Intl` blocks a slow phone for 60 ms, so it waits for a press.
    link.addEventListener(
      'click',
      () => (link.href += encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)),
      { once: true },
    );
    link.closest('p')?.toggleAttribute('hidden', false);
  }
}
