import { cityOfZone } from '@/lib/format/zone-city';

/** The zone in which the service works and people in India read times (product.md §9). */
export const indianZone = 'Asia/Kolkata';

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "20 November 2026" from an ISO calendar date, without a zone. */
export function formatDay(isoDate: string): string {
  return day.format(new Date(`${isoDate}T00:00:00Z`));
}

/** "20 November", with its year if that is not the present one in India: on a page, not in a paper. */
export function formatDayShown(isoDate: string, now: Date = new Date()): string {
  return formatDay(isoDate).replace(` ${indianDay(now).slice(0, 4)}`, '');
}

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2026" from "2026-11". */
export function formatMonth(isoMonth: string): string {
  return month.format(new Date(`${isoMonth}-01T00:00:00Z`));
}

/** "24/12/2026" from an ISO calendar date: the Indian form, shown in fields. */
export function formatDayDigits(isoDate: string): string {
  return isoDate.split('-').reverse().join('/');
}

/** Whether this is a calendar day of this century in ISO form ("2026-11-20", not "2026-02-30"). */
export function isCalendarDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

const shapes = {
  /** "Tue, 24 Nov, 6:30 pm". */
  instant: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  },
  /** "Tue, 24 Nov, 2026, 6:30 pm": an instant that may be long ago. */
  moment: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  },
  /** "Tuesday 24 November, 6:30 pm": the one large line of a page, which breaks only around "24 November,". */
  words: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  },
  /** "24 Nov, 6:30 pm": one of many moments of this year. */
  listed: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', hour12: true },
  /** "24 Nov 2025, 6:30 pm": one of them of another year. */
  dated: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  },
  /** "2026" */
  year: { year: 'numeric' },
  /** "6:30 pm": a time next to its day. */
  clock: { hour: 'numeric', minute: '2-digit', hour12: true },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const formats = new Map<string, Intl.DateTimeFormat>();

function onClock(shape: keyof typeof shapes, moment: Date, timeZone: string): string {
  const key = `${shape} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-IN', { ...shapes[shape], timeZone });
  formats.set(key, format);
  const text = format.format(moment);
  return shape === 'words'
    ? text
        .replace(', ', ' ')
        .replace(' at ', ', ')
        .replaceAll(/(?<=\d) /g, '\u00a0')
    : text;
}

/** The reader's own clock first, then India's; null if both show the same. */
export type BothClocks = { readonly own: string; readonly india: string | null };

/**
 * An instant on the reader's clock and on India's, each named: "Tue, 24 Nov, 8:00 am New York time" and "Tue,
 * 24 Nov, 6:30 pm IST". Every displayed time comes from here (ADR 44).
 * @param timeZone IANA zone of the reader
 * @throws RangeError for an unknown zone; see lib/format/time-zone.ts
 */
export function bothClocks(
  moment: Date,
  timeZone: string,
  shape: keyof typeof shapes = 'instant',
): BothClocks {
  const india = `${onClock(shape, moment, indianZone)} IST`;
  if (onClock('instant', moment, timeZone) === onClock('instant', moment, indianZone)) {
    return { own: india, india: null };
  }
  return { own: `${onClock(shape, moment, timeZone)} ${cityOfZone(timeZone)} time`, india };
}

const inOneLine = ({ own, india }: BothClocks) => (india === null ? own : `${own} (${india})`);

/** "Tue, 24 Nov, 8:00 am New York time (Tue, 24 Nov, 6:30 pm IST)"; "Tue, 24 Nov, 6:30 pm IST" for a reader in India. */
export function formatInstant(moment: Date, timeZone: string): string {
  return inOneLine(bothClocks(moment, timeZone));
}

/** "Tuesday 24 November, 6:30 pm IST", on both clocks where they differ. */
export function formatInWords(moment: Date, timeZone: string): string {
  return inOneLine(bothClocks(moment, timeZone, 'words'));
}

/** "6:30 pm", or "8:00 am New York time (6:30 pm IST)": a time next to its day. */
export function formatClock(moment: Date, timeZone: string): string {
  return inOneLine(shownClocks(moment, timeZone, moment, 'clock'));
}

/** "Tue, 24 Nov, 2026, 6:30 pm IST": an instant that may be long ago, for the team and for records. */
export function formatMoment(moment: Date, timeZone: string = indianZone): string {
  return inOneLine(bothClocks(moment, timeZone, 'moment'));
}

const isOfThisYear = (moment: Date, timeZone: string, now: Date) =>
  onClock('year', moment, timeZone) === onClock('year', now, timeZone);

/** Whether a reader's clock shows what India's shows, so that the head of a page can name it for all times on it. */
export const isOnIndianClock = (moment: Date, timeZone: string): boolean =>
  bothClocks(moment, timeZone).india === null;

/**
 * Both clocks of an instant on a page, whose head names India's (`PageHead`): without a zone where the reader's clock
 * is India's. Mails, papers and pages without that head use `bothClocks`, because they are read alone.
 */
export function shownClocks(
  moment: Date,
  timeZone: string,
  now: Date = new Date(),
  shape: keyof typeof shapes = isOfThisYear(moment, timeZone, now) ? 'instant' : 'moment',
): BothClocks {
  return isOnIndianClock(moment, timeZone)
    ? { own: onClock(shape, moment, indianZone), india: null }
    : bothClocks(moment, timeZone, shape);
}

/** "24 November", with its year if that is not the present one: the day of an instant in India. */
export const formatDayOf = (instant: Date): string => formatDayShown(indianDay(instant));

/** "Tue, 24 Nov, 6:30 pm" on a page whose head names the clock, with its year if that is not the present one. */
export function formatShown(moment: Date, timeZone: string = indianZone): string {
  return inOneLine(shownClocks(moment, timeZone));
}

/** "Tue, 24 Nov, 6:30 pm IST": the same where the words are read alone. */
export function formatNamed(moment: Date, timeZone: string = indianZone): string {
  const shape = isOfThisYear(moment, timeZone, new Date()) ? 'instant' : 'moment';
  return inOneLine(bothClocks(moment, timeZone, shape));
}

/** "24 Nov, 6:30 pm", "24 Nov, 8:00 am Toronto time": one of many, with its year if that is not the present one. */
export function formatListed(moment: Date, timeZone: string = indianZone, now: Date = new Date()): string {
  return shownClocks(moment, timeZone, now, isOfThisYear(moment, timeZone, now) ? 'listed' : 'dated').own;
}

/**
 * The last moment of a day in India: "30 November 2026" for a reader in India; elsewhere on both clocks,
 * because that day ends at another hour there.
 */
export function lastDayInWords(end: Date, timeZone: string): string {
  return isOnIndianClock(end, timeZone) ? formatDay(indianDay(end)) : formatMoment(end, timeZone);
}

/** The same on a page, where only another year than the present one is named. */
export function lastDayShown(end: Date, timeZone: string): string {
  return isOnIndianClock(end, timeZone) ? formatDayOf(end) : formatNamed(end, timeZone);
}

const indianCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: indianZone });

export function clockInWords(timeZone: string): string {
  return timeZone === 'Asia/Kolkata' ? 'Indian time (IST)' : `the time of ${timeZone.replaceAll('_', ' ')}`;
}

/**
 * The zone in which a person reads the times of an appointment. An account made without scripts has India's
 * zone until its owner chooses one; until then the zone of the booking says more.
 */
export function zoneOfReader(ofAccount: string | undefined, bookedBy: string): string {
  return ofAccount === undefined || ofAccount === indianZone ? bookedBy : ofAccount;
}

const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone: indianZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant on India's clock, in sortable form for files: "2026-11-20 12:00:00 IST". */
export function inIndia(instant: Date): string {
  return `${sortable.format(instant)} IST`;
}

/** "6:30 pm" today, "24 Nov" before: when a line of a list last changed, on India's clock. */
export function clockOrDay(moment: Date): string {
  const now = new Date();
  if (indianDay(moment) === indianDay(now)) return formatClock(moment, indianZone);
  return formatListed(moment, indianZone, now).replace(/, [^,]*$/, '');
}

/** The calendar day in India at this instant, as "2026-11-20". */
export function indianDay(instant: Date): string {
  return indianCalendar.format(instant);
}

/**
 * The first instant of a calendar day in India, whose clock never changes.
 * @param isoDate "2026-11-20"
 */
export function startOfIndianDay(isoDate: string): Date {
  return new Date(`${isoDate}T00:00:00+05:30`);
}

/**
 * The last instant (to the millisecond, as rows hold it) of a calendar day in India, whose clock never changes.
 * @param isoDate "2026-11-20"
 */
export function endOfIndianDay(isoDate: string): Date {
  return new Date(`${isoDate}T23:59:59.999+05:30`);
}

/** "6:30 pm", "12:00 noon" or "Midnight" from the minutes since midnight, 0 to 1440. */
export function minuteInWords(minute: number): string {
  if (minute % 1440 === 0) return 'Midnight';
  const hour = Math.floor(minute / 60);
  const clock = `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')}`;
  if (minute === 720) return `${clock} noon`;
  return `${clock} ${hour < 12 ? 'am' : 'pm'}`;
}
