import { isOpenAt } from '@/lib/site/content/opening-hours';

function look(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-hours]'))
    line.dataset.open = `${isOpenAt(JSON.parse(line.dataset.hours as string), Date.now())}`;
}

/**
 * Shows for each line with opening hours whether it is open now, and updates each minute (`OpenNow` has the
 * sentences).
 */
export function showOpenLines(): void {
  look();
  setInterval(look, 60_000);
}
