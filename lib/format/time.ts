import { cityOfZone } from '@/lib/format/zone-city';

/** The zone in which the service works and people in India read times (product.md §9). */
const indianZone = 'Asia/Kolkata';

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

/** "24/12/2026" from an ISO calendar date: how fields show a day, and how people in India write it. */
export function formatDayDigits(isoDate: string): string {
  return isoDate.split('-').reverse().join('/');
}

/** Whether this is a calendar day of our century as date fields send it ("2026-11-20", not "2026-02-30"). */
export function isCalendarDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

const instantFormats = new Map<string, Intl.DateTimeFormat>();

function instantIn(timeZone: string): Intl.DateTimeFormat {
  const known = instantFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  });
  instantFormats.set(timeZone, made);
  return made;
}

/** "Tue, 24 Nov, 6:30 pm IST": a moment for readers in India. */
export function formatInstant(moment: Date): string {
  return `${instantIn(indianZone).format(moment)} IST`;
}

const clockTime = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: indianZone,
});

/** "6:30 pm IST": a time of a day that stands beside it. */
export function formatClock(moment: Date): string {
  return `${clockTime.format(moment)} IST`;
}

/**
 * The same moment on a clock elsewhere, named by its city: "Tue, 24 Nov, 8:00 am New York time". Null where that
 * clock shows the same time as India.
 * @param timeZone IANA zone
 * @throws RangeError for a zone that does not exist; see lib/format/time-zone.ts
 */
export function formatInstantElsewhere(moment: Date, timeZone: string): string | null {
  const there = instantIn(timeZone).format(moment);
  if (there === instantIn(indianZone).format(moment)) return null;
  const city = cityOfZone(timeZone);
  return `${there} ${city} time`;
}

const datedInstant = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: indianZone,
});

/** "Tue, 24 Nov, 2026, 6:30 pm IST": a moment that may lie long ago. */
export function formatMoment(moment: Date): string {
  return `${datedInstant.format(moment)} IST`;
}

const indianCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: indianZone });

/** The zone of a clock in words: "Indian time (IST)", "the time of America/New York". */
export function clockInWords(timeZone: string): string {
  return timeZone === 'Asia/Kolkata' ? 'Indian time (IST)' : `the time of ${timeZone.replaceAll('_', ' ')}`;
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
