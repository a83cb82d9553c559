import { type Repeat, repeats } from '@/lib/booking/series/rules';
import { minuteInWords } from '@/lib/format/time';

/** An hour of a calendar that repeats and is for one person until it is released. */
export type KeptHour = {
  /** Null for a person with a card and no account. */
  readonly clientId: string | null;
  readonly cardId: string | null;
  /** ISO: 1 is Monday, on the calendar's clock. */
  readonly weekday: number;
  /** Minutes after midnight on the calendar's clock. */
  readonly startMinute: number;
  readonly minutes: number;
  /** 1 or 2 */
  readonly everyWeeks: number;
  /** The first week counts from this day; UTC midnight of the date. */
  readonly fromDate: Date;
};

/** Whether an hour is kept for the person who books. @param clientId null for everybody without an account */
export const isOwnHour = ({ clientId }: Pick<KeptHour, 'clientId'>, viewer: string | null): boolean =>
  clientId !== null && clientId === viewer;

const weekdayNames = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

/** "Monday"; the fifth of January 2026 is one. */
const weekdayName = (weekday: number) => weekdayNames.format(Date.UTC(2026, 0, 4 + weekday));

/** "Mondays 6:00 pm" or "every second Monday 6:00 pm", on the calendar's clock. */
export function hourInWords({ weekday, startMinute, everyWeeks }: KeptHour): string {
  const clock = minuteInWords(startMinute);
  const name = weekdayName(weekday);
  return everyWeeks === 1 ? `${name}s ${clock}` : `every second ${name} ${clock}`;
}

/** @param weeks 1 or 2 */
export const weeksInWords = (weeks: number): string => (weeks === 1 ? 'every week' : 'every second week');

export const weeksOf = (repeat: Repeat): number => repeats[repeat].weeks;

/** Kept hours of one calendar: as many as a full week has. */
export const mostKept = 100;

export const keptHourMessages = {
  saved: 'Saved. No one else can book this hour until you release it.',
  released: 'Released. Everyone can book this hour again.',
  gone: 'This hour is already released.',
  day: 'Choose a day from today, within the next year',
  time: 'Enter a time like 6:30 pm',
  closed: 'This hour is outside your weekly hours. Open it there first.',
  taken: 'You already hold this hour for another client.',
  tooMany: `You can hold ${mostKept} hours. Release one first.`,
  noClient: 'We could not find this client.',
  noCalendar: 'Save your weekly hours first.',
  notLinked: 'You can do this after we accept your application.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

/** The answer to a kept hour, with the agreed appointments of others in it. */
export const savedInWords = (others: number): string =>
  others === 0
    ? keptHourMessages.saved
    : `${keptHourMessages.saved} ${others === 1 ? '1 appointment' : `${others} appointments`} of other clients in it ${others === 1 ? 'is' : 'are'} not affected.`;
