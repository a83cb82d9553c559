import { commonWindow, eitherWindow, type FreeWindow, freeWindow } from '@/lib/therapist/free-times/rules';
import { type FreeSpan, freeSpans, type SpokenSpan } from '@/lib/therapist/free-times/words';
import type { FreeWindows } from './free-sql';
import { type Criteria, usualZone } from './schema';
import { spansOfSearch } from './words/understanding';

/** Each span of the filter on the visitor's clock. */
export function freeWindows({ timeZone = usualZone }: Criteria, now: Date): FreeWindows {
  const windows = freeSpans.map((span) => [span, freeWindow(span, timeZone, now)]);
  return Object.fromEntries(windows) as FreeWindows;
}

export type SpokenWindow = { readonly span: SpokenSpan; readonly window: FreeWindow };

/** A span named in a search, on the same clock; most have no filter and are computed only when named. */
export function spokenWindow(
  span: SpokenSpan,
  { timeZone = usualZone }: Criteria,
  windows: FreeWindows,
): SpokenWindow {
  const known = freeSpans.find((name) => name === span);
  return { span, window: known ? windows[known] : freeWindow(span, timeZone, windows.week.from) };
}

const partsOfDay: ReadonlySet<SpokenSpan> = new Set([
  'earlyMornings',
  'mornings',
  'afternoons',
  'evenings',
  'nights',
  'lateNights',
]);

/** The meaning of a span: a day, a part of a day, or just "soon". */
function dimensionOf(span: SpokenSpan): 'day' | 'part' | 'soon' {
  if (span === 'week') return 'soon';
  return partsOfDay.has(span) ? 'part' : 'day';
}

/**
 * The free time that a filter and the words of a search request together. Several days mean any of them, and
 * so do several parts of a day: "tuesday or thursday evening" means an evening of either.
 */
export function wholeWindow(
  chosen: FreeWindow | undefined,
  spoken: readonly SpokenWindow[],
): FreeWindow | undefined {
  const windows = (['day', 'part', 'soon'] as const).flatMap((dimension) => {
    const same = spoken.filter(({ span }) => dimensionOf(span) === dimension);
    return eitherWindow(same.map(({ window }) => window)) ?? [];
  });
  return commonWindow([...(chosen ? [chosen] : []), ...windows]);
}

/** The free time that filter and search request together, as far as it is clear before the search is read. */
export function askedWindow(criteria: Criteria, windows: FreeWindows): FreeWindow | undefined {
  const spoken = spansOfSearch(criteria).map((span) => spokenWindow(span, criteria, windows));
  return wholeWindow(criteria.free && windows[criteria.free], spoken);
}

/** Each span of the filter combined with the search, to count the matches of choosing it. */
export function windowsBeside(windows: FreeWindows, spoken: readonly SpokenWindow[]): FreeWindows {
  if (spoken.length === 0) return windows;
  const each = freeSpans.map((span): [FreeSpan, FreeWindow] => [
    span,
    wholeWindow(windows[span], spoken) ?? windows[span],
  ]);
  return Object.fromEntries(each) as FreeWindows;
}
