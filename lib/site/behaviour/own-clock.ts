import { looksSignedIn } from '@/lib/site/offline/next-session';

/**
 * Adapts a page of free times to its visitor. A visitor who looks signed in is redirected to their own page,
 * with the same query. If the page's clock, in minutes behind UTC, differs from the device's, a link offers the
 * device's.
 */
export function fitToReader(): void {
  const [times] = document.querySelectorAll<HTMLElement>('[data-own]');
  if (times && looksSignedIn()) location.replace(times.dataset.own + location.search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-clock]')) {
    if (link.dataset.clock === `${new Date().getTimezoneOffset()}`) continue;
    // The first use of `Intl`, and a date as text, block a slow phone for up to 60 ms, so they wait for a press.
    link.addEventListener(
      'click',
      () => (link.href += encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)),
      { once: true },
    );
    link.closest('p')?.toggleAttribute('hidden', false);
  }
}
