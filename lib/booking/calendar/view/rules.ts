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
  /** Without a day in the address the view is of the coming days. */
  readonly coming: boolean;
  /** Cancelled entries are hidden. */
  readonly hidden: boolean;
};

const listDays = 14;
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
  const coming = !isCalendarDay(asked.date);
  const date = coming ? today : asked.date;
  return { chosen, view: chosen ?? 'week', date, coming, hidden: asked.cancelled === 'hidden' };
}

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 });

type Place = Pick<Shown, 'view' | 'date' | 'coming'>;

const firstFreeDay = 6;

/**
 * The days of a view around this date. A week begins on Monday; on Saturday and Sunday the coming days are what is left
 * of this week and the next one. A month has six whole weeks, a list begins at its date.
 */
export function daysOf({ view, date, coming }: Place): Days {
  const day = Temporal.PlainDate.from(date);
  const [first, days] = {
    day: () => [day, 1] as const,
    week: () =>
      coming && day.dayOfWeek >= firstFreeDay
        ? ([day, 15 - day.dayOfWeek] as const)
        : ([mondayOf(day), 7] as const),
    month: () => [mondayOf(day.with({ day: 1 })), mostDays] as const,
    list: () => [day, listDays] as const,
  }[view]();
  return { from: first.toString(), until: first.add({ days }).toString() };
}

/** The days of the list in place of the view: those of the month alone, and the coming days in place of a week. */
export function listedDays(shown: Place): Days {
  if (shown.view === 'month') {
    const first = Temporal.PlainDate.from(shown.date).with({ day: 1 });
    return { from: first.toString(), until: first.add({ months: 1 }).toString() };
  }
  return daysOf(shown.coming && shown.view === 'week' ? { ...shown, view: 'list' } : shown);
}

/** A day in the view before (-1) or after (1) this one. */
export function steppedDate(shown: Place, step: -1 | 1): string {
  const day = Temporal.PlainDate.from(shown.date);
  if (shown.view === 'month') return day.with({ day: 1 }).add({ months: step }).toString();
  const { until } = daysOf(shown);
  if (step === 1) return until;
  const back = { day: 2, week: 14, list: 2 * listDays }[shown.view];
  return Temporal.PlainDate.from(until).subtract({ days: back }).toString();
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
export function titleOf(shown: Place): string {
  const instant = (date: string) => new Date(`${date}T00:00:00Z`);
  if (shown.view === 'day') return titles.day.format(instant(shown.date));
  if (shown.view === 'month') return titles.month.format(instant(shown.date));
  const { from, until } = daysOf(shown);
  const last = Temporal.PlainDate.from(until).subtract({ days: 1 }).toString();
  return titles[shown.view].formatRange(instant(from), instant(last));
}

/** The address of the calendar in this state; `more` opens a session, an appointment, or the form of a new session. */
export function calendarAddress(
  {
    chosen: view,
    date,
    hidden,
    coming = false,
  }: Pick<Shown, 'chosen' | 'date' | 'hidden'> & Partial<Pick<Shown, 'coming'>>,
  more: Readonly<Record<string, string>> = {},
): `/therapist-dashboard/calendar?${string}` {
  const query = new URLSearchParams({
    ...(view && { view }),
    ...(!coming && { date }),
    ...(hidden && { cancelled: 'hidden' }),
    ...more,
  });
  return `${calendarPath}?${query.toString()}`;
}
