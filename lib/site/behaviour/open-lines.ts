import { isOpenAt } from '@/lib/site/content/opening-hours';

function look(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const open = isOpenAt(JSON.parse(line.dataset.hours ?? ''), new Date());
    const [whenOpen, whenClosed] = line.children;
    whenOpen?.toggleAttribute('hidden', !open);
    whenClosed?.toggleAttribute('hidden', open);
  }
}

/** Says of each line with closing hours whether it answers now, and looks again each minute (`OpenNow` has the sentences). */
export function showOpenLines(signal: AbortSignal): void {
  look();
  const timer = setInterval(look, 60_000);
  signal.addEventListener('abort', () => clearInterval(timer));
}
