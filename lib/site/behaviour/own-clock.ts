import { looksSignedIn } from '@/lib/site/offline/next-session';

/**
 * Fits a page of free times to whoever reads it. Whoever looks signed in gets the page that is made for them, with the same
 * question. Beside times of another clock, which the page names as "GMT+0530", a link offers that of the device.
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
