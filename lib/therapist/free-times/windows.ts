import { commonWindow, eitherWindow, type FreeWindow, freeWindow, isPartOfDay } from './rules';
import { type FreeSpan, freeSpans, type SpokenSpan, spokenSpans } from './words';

/** Each span of time on one clock. */
export type FreeWindows = Readonly<Record<SpokenSpan, FreeWindow>>;

/** @param timeZone IANA zone; India's if absent */
export function freeWindows(
  { timeZone = 'Asia/Kolkata' }: { readonly timeZone?: string | undefined },
  now: Date,
): FreeWindows {
  const windows = spokenSpans.map((span) => [span, freeWindow(span, timeZone, now)]);
  return Object.fromEntries(windows) as FreeWindows;
}

/**
 * The free time that a filter and the words of a search request together. Several days mean any of them, and
 * so do several parts of a day: "tuesday or thursday evening" means an evening of either.
 */
export function wholeWindow(
  windows: FreeWindows,
  chosen: FreeSpan | undefined,
  spoken: readonly SpokenSpan[],
): FreeWindow | undefined {
  const days = spoken.filter((span) => span !== 'week' && !isPartOfDay(span));
  const alternatives = [days, spoken.filter(isPartOfDay), spoken.filter((span) => span === 'week')];
  const all = [...(chosen ? [[chosen]] : []), ...alternatives];
  return commonWindow(all.flatMap((spans) => eitherWindow(spans.map((span) => windows[span])) ?? []));
}

/** The spans of the filter combined with a search, to count the matches of choosing one. */
export function windowsBeside(windows: FreeWindows, spoken: readonly SpokenSpan[]): FreeWindows {
  const each = freeSpans.map((span) => [span, wholeWindow(windows, span, spoken)]);
  return { ...windows, ...Object.fromEntries(each) };
}
