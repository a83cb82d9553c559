import { looksSignedIn } from '@/lib/site/offline/next-session';

/** Whoever looks signed in gets the page that is made for them, with the same question. */
export function leadToOwnPage(): void {
  const { own } = document.querySelector<HTMLElement>('[data-own]')?.dataset ?? {};
  if (own && looksSignedIn()) location.replace(own + location.search);
}

/** Offers the device's own clock beside times of another one, which the page names as "GMT+0530". */
export function offerOwnClock(): void {
  const offer = document.querySelector<HTMLElement>('[data-clock]');
  const link = offer?.querySelector('a');
  if (!offer || !link || `${new Date()}`.includes(offer.dataset.clock ?? '')) return;
  link.href += encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  offer.hidden = false;
}
