/** When a visitor wants to meet, within the next seven days on their clock. */
export const freeSpans = ['today', 'tomorrow', 'week', 'mornings', 'evenings', 'weekends'] as const;
export type FreeSpan = (typeof freeSpans)[number];

/** Monday first, as ISO counts them. */
export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Spans for searches only; a filter with all of them would be too long. */
export const spokenSpans = [
  ...freeSpans,
  'tonight',
  'earlyMornings',
  'afternoons',
  'nights',
  'lateNights',
  'weekdays',
  ...weekdayNames,
] as const;
export type SpokenSpan = (typeof spokenSpans)[number];

/** Parts of a day that repeat a narrower one: "late evening after 9 pm". */
export const widerSpans: Partial<Record<SpokenSpan, readonly SpokenSpan[]>> = {
  lateNights: ['nights', 'evenings'],
  earlyMornings: ['mornings'],
};

export const freeSpanLabels: Readonly<Record<SpokenSpan, string>> = {
  today: 'Today',
  tonight: 'Tonight (from 7 pm)',
  tomorrow: 'Tomorrow',
  week: 'In the next 7 days',
  earlyMornings: 'Early in the morning (before 9 am)',
  mornings: 'In the morning (before noon)',
  afternoons: 'In the afternoon (noon to 5 pm)',
  evenings: 'In the evening (from 5 pm)',
  nights: 'Late in the evening (from 8 pm)',
  lateNights: 'Late in the evening (from 9 pm)',
  weekdays: 'Monday to Friday',
  weekends: 'At the weekend',
  monday: 'On Monday',
  tuesday: 'On Tuesday',
  wednesday: 'On Wednesday',
  thursday: 'On Thursday',
  friday: 'On Friday',
  saturday: 'On Saturday',
  sunday: 'On Sunday',
};

const formats = new Map<string, Intl.DateTimeFormat>();

function format(name: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat('en-IN', { ...options, timeZone });
  formats.set(key, made);
  return made;
}

const clockOn = (timeZone: string) =>
  format('clock', timeZone, { hour: 'numeric', minute: '2-digit', hour12: true });
const dayOn = (timeZone: string) =>
  format('day', timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
const isoOn = (timeZone: string) =>
  format('iso', timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** "Thu, 26 Nov" for "2026-11-26". */
export const dayInWords = (date: string): string => dayOn('UTC').format(new Date(date));

const dayMs = 86_400_000;

/**
 * "today, 6:30 pm", "tomorrow, 9:00 am", "Thu, 26 Nov, 9:00 am" on the visitor's clock; null for a time that
 * has passed, because the stored time may be outdated.
 */
export function nextFreeInWords(at: Date | string | null, timeZone: string, now: Date): string | null {
  if (at === null) return null;
  const moment = new Date(at);
  if (moment <= now) return null;
  const day = isoOn(timeZone);
  const on = day.format(moment);
  const named =
    on === day.format(now)
      ? 'today'
      : on === day.format(new Date(now.getTime() + dayMs))
        ? 'tomorrow'
        : dayOn(timeZone).format(moment);
  return `${named}, ${clockOn(timeZone).format(moment)}`;
}
