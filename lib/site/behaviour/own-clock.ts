import { looksSignedIn } from '@/lib/site/offline/next-session';

/**
 * Adapts a page of free times to its visitor. A visitor who looks signed in is redirected to their own page,
 * with the same query. If the page's clock, such as "GMT+0530", differs from the device's, a link offers the
 * device's.
 */
export function fitToReader(): void {
  const [times] = document.querySelectorAll<HTMLElement>('[data-own]');
  if (times && looksSignedIn()) location.replace(times.dataset.own + location.search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-clock]')) {
    if (`${new Date()}`.includes(link.dataset.clock ?? '')) continue;
    link.href += encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
    link.closest('p')?.toggleAttribute('hidden', false);
  }
}
