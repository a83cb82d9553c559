import { Temporal } from 'temporal-polyfill';
import { isCalendarDay } from '@/lib/format/time';

export const calendarViews = { day: 'Day', week: 'Week', month: 'Month', list: 'List' } as const;

export type CalendarViewName = keyof typeof calendarViews;

export const calendarPath = '/therapist-dashboard/calendar';

/** Days on the calendar's own clock: "2026-11-23". `until` is the first day after them. */
export type Days = { readonly from: string; readonly until: string };

export type Shown = {
  /** Null without a view in the address: a wide screen then shows a week and a narrow one a list. */
  readonly chosen: CalendarViewName | null;
  readonly view: CalendarViewName;
  /** A day inside the view. */
  readonly date: string;
  /** Cancelled entries are hidden. */
  readonly hidden: boolean;
};

/** Days of the list: four weeks. */
const listDays = 28;
/** Weeks of a month's sheet; no view shows more days. */
export const mostDays = 42;

const isView = (text: string): text is CalendarViewName => Object.hasOwn(calendarViews, text);

/**
 * The state in an address; an invalid view or day becomes the default.
 * @param today the present day on the calendar's clock
 */
export function shownOf(
  asked: { readonly view: string; readonly date: string; readonly cancelled: string },
  today: string,
): Shown {
  const chosen = isView(asked.view) ? asked.view : null;
  const date = isCalendarDay(asked.date) ? asked.date : today;
  return { chosen, view: chosen ?? 'week', date, hidden: asked.cancelled === 'hidden' };
}

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 });

/** The days of a view around this date. A week begins on Monday; a month has six whole weeks. */
export function daysOf({ view, date }: Pick<Shown, 'view' | 'date'>): Days {
  const day = Temporal.PlainDate.from(date);
  const [first, days] = {
    day: () => [day, 1] as const,
    week: () => [mondayOf(day), 7] as const,
    month: () => [mondayOf(day.with({ day: 1 })), mostDays] as const,
    list: () => [mondayOf(day), listDays] as const,
  }[view]();
  return { from: first.toString(), until: first.add({ days }).toString() };
}

/** A day in the view before (-1) or after (1) this one. */
export function steppedDate({ view, date }: Pick<Shown, 'view' | 'date'>, step: -1 | 1): string {
  const day = Temporal.PlainDate.from(date);
  if (view === 'month') return day.with({ day: 1 }).add({ months: step }).toString();
  const length = { day: 1, week: 7, list: listDays }[view];
  return day.add({ days: step * length }).toString();
}

const dayMonthYear = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const titles = {
  day: new Intl.DateTimeFormat('en-IN', { weekday: 'long', ...dayMonthYear }),
  month: new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  week: new Intl.DateTimeFormat('en-IN', dayMonthYear),
  // Two months and a year in full would push the buttons to a second line.
  list: new Intl.DateTimeFormat('en-IN', { ...dayMonthYear, month: 'short' }),
};

/** "23–29 November 2026": the days of a view in words. */
export function titleOf(shown: Pick<Shown, 'view' | 'date'>): string {
  const instant = (date: string) => new Date(`${date}T00:00:00Z`);
  if (shown.view === 'day') return titles.day.format(instant(shown.date));
  if (shown.view === 'month') return titles.month.format(instant(shown.date));
  const { from, until } = daysOf(shown);
  const last = Temporal.PlainDate.from(until).subtract({ days: 1 }).toString();
  return titles[shown.view].formatRange(instant(from), instant(last));
}

/** The address of the calendar in this state; `more` opens a session, an appointment, or the form of a new session. */
export function calendarAddress(
  { chosen: view, date, hidden }: Pick<Shown, 'chosen' | 'date' | 'hidden'>,
  more: Readonly<Record<string, string>> = {},
): `/therapist-dashboard/calendar?${string}` {
  const query = new URLSearchParams({
    ...(view && { view }),
    date,
    ...(hidden && { cancelled: 'hidden' }),
    ...more,
  });
  return `${calendarPath}?${query.toString()}`;
}
