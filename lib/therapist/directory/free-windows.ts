import { commonWindow, type FreeWindow, freeWindow } from '@/lib/therapist/free-times/rules';
import { type FreeSpan, freeSpans } from '@/lib/therapist/free-times/words';
import type { FreeWindows } from './free-sql';
import { type Criteria, usualZone } from './schema';
import { spansOfSearch } from './words/understanding';

/** Each span of time on the visitor's clock. */
export function freeWindows({ timeZone = usualZone }: Criteria, now: Date): FreeWindows {
  const windows = freeSpans.map((span) => [span, freeWindow(span, timeZone, now)]);
  return Object.fromEntries(windows) as FreeWindows;
}

/** The free time that filter and search ask together, as far as the search is plain before it is read. */
export function askedWindow(criteria: Criteria, windows: FreeWindows): FreeWindow | undefined {
  const spans = [...(criteria.free ? [criteria.free] : []), ...spansOfSearch(criteria)];
  return commonWindow(spans.map((span) => windows[span]));
}

/** Each span together with what the search asks, to count what the filter would show beside it. */
export function windowsBeside(
  windows: FreeWindows,
  effects: readonly { readonly window?: FreeWindow }[],
): FreeWindows {
  const spoken = effects.flatMap(({ window }) => (window ? [window] : []));
  if (spoken.length === 0) return windows;
  const each = freeSpans.map((span): [FreeSpan, FreeWindow] => [
    span,
    commonWindow([windows[span], ...spoken]) ?? windows[span],
  ]);
  return Object.fromEntries(each) as FreeWindows;
}
