import { formatInstant } from '@/lib/format/time';
import { startOfDay } from '@/lib/format/wall-clock';
import type { Option } from '@/lib/server/action/form-result';

export type SlotChoice = {
  /** The instant, ISO: what the form sends. */
  readonly value: string;
  /** "8:00 am" on the viewer's clock. */
  readonly time: string;
  /** The same in India if different: "6:30 pm IST", with the day if that is different too. */
  readonly inIndia: string | null;
  readonly part: PartOfDay;
};

/** Parts of a day on the viewer's clock: until noon, until five in the afternoon, and after that. */
export type PartOfDay = 'Morning' | 'Afternoon' | 'Evening';

/** The free times of one day on the viewer's clock. */
export type DayOfSlots = {
  /** "2026-11-24" */
  readonly date: string;
  /** "Tuesday, 24 November" */
  readonly label: string;
  /** "Tue, 24 Nov" */
  readonly short: string;
  readonly slots: readonly SlotChoice[];
};

/** Some days, and the nearest days before and after with a free time. */
export type WeekOfSlots = {
  readonly label: string;
  readonly days: readonly DayOfSlots[];
  /** First day of the earlier week; "first" for the first week, whose address needs no date. */
  readonly earlier: string | null;
  readonly later: string | null;
};

const indianZone = 'Asia/Kolkata';
const daysShown = 7;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because making a formatter costs a hundred times as much as using it. */
function format(
  name: string,
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, made);
  return made;
}

export const clock = (timeZone: string) =>
  format('clock', 'en-IN', timeZone, { hour: 'numeric', minute: '2-digit', hour12: true });
const shortDay = (timeZone: string) =>
  format('day', 'en-IN', timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
const isoDay = (timeZone: string) => format('iso', 'en-CA', timeZone, {});

const hourOf = (timeZone: string) => format('hour', 'en-GB', timeZone, { hour: 'numeric', hourCycle: 'h23' });

const longDay = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** "Tuesday, 24 November" from an ISO calendar date. */
export const dayInFull = (date: string): string => longDay.format(midnight(date));

const monthDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "23 to 29 November", or "30 November to 6 December". */
function daysInWords(first: string, last: string): string {
  const from =
    first.slice(0, 7) === last.slice(0, 7)
      ? String(Number(first.slice(8)))
      : monthDay.format(midnight(first));
  return `${from} to ${monthDay.format(midnight(last))}`;
}

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

function addDays(date: string, days: number): string {
  return new Date(midnight(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

function partOf(startsAt: Date, timeZone: string): PartOfDay {
  const hour = Number(hourOf(timeZone).format(startsAt));
  if (hour < 12) return 'Morning';
  return hour < 17 ? 'Afternoon' : 'Evening';
}

function choiceOf(startsAt: Date, timeZone: string): SlotChoice {
  const time = clock(timeZone).format(startsAt);
  const there = clock(indianZone).format(startsAt);
  const sameDay = isoDay(timeZone).format(startsAt) === isoDay(indianZone).format(startsAt);
  const value = startsAt.toISOString();
  const part = partOf(startsAt, timeZone);
  if (sameDay && time === there) return { value, time, inIndia: null, part };
  const day = sameDay ? '' : `, ${shortDay(indianZone).format(startsAt)}`;
  return { value, time, inIndia: `${there} IST${day}`, part };
}

/** Free times grouped by their day on the viewer's clock, in order. */
function daysOf(slots: readonly { readonly startsAt: Date }[], timeZone: string): DayOfSlots[] {
  const days = new Map<string, SlotChoice[]>();
  for (const { startsAt } of slots) {
    const date = isoDay(timeZone).format(startsAt);
    days.set(date, [...(days.get(date) ?? []), choiceOf(startsAt, timeZone)]);
  }
  return [...days].map(([date, choices]) => ({
    date,
    label: dayInFull(date),
    short: shortDay('UTC').format(midnight(date)),
    slots: choices,
  }));
}

/** A day from an address, or undefined when the text is not a day. */
function knownDay(query: string): string | undefined {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(query) || Number.isNaN(midnight(query).getTime())) return undefined;
  return midnight(query).toISOString().slice(0, 10) === query ? query : undefined;
}

/**
 * Seven days of free times from the given day, or from the first day that has any. The links back and forward
 * skip empty weeks.
 * @param slots all bookable ones, earliest first
 * @param query from the address; text that is not a day counts as none
 */
export function weekOfSlots(
  slots: readonly { readonly startsAt: Date }[],
  timeZone: string,
  query: string,
): WeekOfSlots | null {
  const dateOf = ({ startsAt }: { readonly startsAt: Date }) => isoDay(timeZone).format(startsAt);
  const [earliest] = slots;
  if (!earliest) return null;
  const first = dateOf(earliest);
  const from = knownDay(query) ?? first;
  const after = addDays(from, daysShown);
  const begins = startOfDay(from, timeZone);
  const ends = startOfDay(after, timeZone);
  // Only the shown times are put into words, because a calendar may be open for a year.
  const shown = slots.filter(({ startsAt }) => startsAt >= begins && startsAt < ends);
  const before = slots.findLast(({ startsAt }) => startsAt < begins);
  const next = slots.find(({ startsAt }) => startsAt >= ends);
  const back = before ? addDays(dateOf(before), 1 - daysShown) : null;
  return {
    label: daysInWords(from, addDays(after, -1)),
    days: daysOf(shown, timeZone),
    earlier: back === null ? null : back <= first ? 'first' : back,
    later: next ? dateOf(next) : null,
  };
}

/** Times as choices that are clear without the list of a day. */
export function choicesOf(slots: readonly { readonly startsAt: Date }[], timeZone: string): Option[] {
  return slots.map(({ startsAt }) => ({
    value: startsAt.toISOString(),
    label: formatInstant(startsAt, timeZone),
  }));
}
