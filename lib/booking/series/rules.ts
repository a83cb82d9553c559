import { isCalendarDay } from '@/lib/format/time';

/** How often a session repeats: weeks between two, by the form's value. */
export const repeats = {
  weekly: { weeks: 1, label: 'Every week' },
  fortnightly: { weeks: 2, label: 'Every two weeks' },
} as const;

export type Repeat = keyof typeof repeats;

/** Sessions of one series. */
export const fewestInSeries = 2;
export const mostInSeries = 26;

export const seriesMessages = {
  count: `Enter a number of sessions between ${fewestInSeries} and ${mostInSeries}`,
  held: 'A session that has taken place cannot repeat: enter the coming ones by themselves',
  except: 'Write each day like 24/12/2026, with commas between them',
  exceptFirst: 'The first session is on this day: choose another day for it',
  noneLeft: 'Leave out fewer days: a series needs two sessions',
  cancelled: 'The sessions are cancelled and their times are free again.',
} as const;

/**
 * Days as people write them, "24/12/2026, 31/12/2026"; "2026-12-24" is read too.
 * @returns null for a text that names something else
 */
export function daysInText(text: string): string[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const days = parts.map((part) => {
    const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(part) ?? [];
    return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : part;
  });
  return days.every(isCalendarDay) ? days : null;
}
