import { formatDayDigits, indianDay, isCalendarDay } from '@/lib/format/time';
import { figuresTyped } from '@/lib/format/typed/text';

/** Longest text that can be a day or time; it bounds the work of the patterns below. */
export const longestTyped = 60;

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Index of the name that begins with these letters (three or more); -1 for none. */
const indexOfName = (names: readonly string[], letters: string) =>
  letters.length < 3 ? -1 : names.findIndex((name) => name.startsWith(letters));

type Parts = { readonly day: string; readonly month: number; readonly year?: string };

const two = (part: number | string) => String(part).padStart(2, '0');
const isoOf = (year: number | string, month: number, day: string) => `${year}-${two(month)}-${two(day)}`;

/** One line in small letters with single spaces, and none around the marks between numbers. */
export function tidied(text: string): string {
  return figuresTyped(text)
    .toLowerCase()
    .replace(/ ?([/.-]) ?/g, '$1');
}

function partsOf(text: string): Parts | null {
  const [, day, , month, year] = /^(\d{1,2})([/. -])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text) ?? [];
  if (day && month) return { day, month: Number(month), ...(year && { year }) };
  const [, packedDay, packedMonth, packedYear] = /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  if (packedDay && packedYear) return { day: packedDay, month: Number(packedMonth), year: packedYear };
  const [, bigYear, bigMonth, bigDay] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? [];
  if (bigYear && bigDay) return { day: bigDay, month: Number(bigMonth), year: bigYear };
  const [, dayFirst, named, yearAfter] =
    /^(\d{1,2})(?:st|nd|rd|th)?[ ./-]?([a-z]{3,9})[ ./,'-]{0,2}(\d{4}|\d{2})?$/.exec(text) ?? [];
  if (dayFirst && named) {
    return { day: dayFirst, month: indexOfName(months, named) + 1, ...(yearAfter && { year: yearAfter }) };
  }
  const [, monthFirst, dayAfter, yearLast] =
    /^([a-z]{3,9})[ .]?(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(text) ?? [];
  if (!monthFirst || !dayAfter) return null;
  return { day: dayAfter, month: indexOfName(months, monthFirst) + 1, ...(yearLast && { year: yearLast }) };
}

/** The date with this day and month that is nearest to today; the later of two equally near ones. */
function nearest({ day, month }: Parts, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  const away = (iso: string) => Math.abs(Date.parse(iso) - Date.parse(today));
  // Eight years may pass between two 29 February.
  const days = Array.from({ length: 17 }, (_, index) => isoOf(thisYear + 8 - index, month, day));
  return days.filter(isCalendarDay).reduce<string | null>((best, iso) => {
    return best === null || away(iso) < away(best) ? iso : best;
  }, null);
}

/**
 * Parses a typed calendar day, in Indian order: "24/12/2026", "3/2/26", "3 dec", "3rd December 2026",
 * "24-12-2026", "24.12.26", "Thu, 24 Dec"; also "2026-12-24". A day without a year is the nearest one to
 * today. A weekday must match the date.
 * @param today "2026-11-20"; by default the present day in India
 * @returns "2026-12-24", or null for a text that is no day of this century, or is ambiguous
 */
export function dayTyped(text: string, today = indianDay(new Date())): string | null {
  if (text.length > longestTyped) return null;
  const typed = tidied(text);
  const [, name = ''] = /^([a-z]{3,9})[., ]+\d/.exec(typed) ?? [];
  const weekday = indexOfName(weekdays, name);
  const parts = partsOf(weekday < 0 ? typed : typed.replace(/^[a-z]+[., ]+/, ''));
  if (!parts) return null;
  const { day, month, year } = parts;
  const iso = year ? isoOf(year.padStart(4, '20'), month, day) : nearest(parts, today);
  if (iso === null || !isCalendarDay(iso)) return null;
  return weekday < 0 || new Date(`${iso}T00:00:00Z`).getUTCDay() === weekday ? iso : null;
}

/** "24/12/2026" for a text that is a day, as fields show it; other texts are unchanged. */
export function dayShown(text: string, today?: string): string {
  const iso = dayTyped(text, today);
  return iso === null ? text : formatDayDigits(iso);
}
