import { dayTyped } from '@/lib/format/typed/day';

/** How often a session repeats: weeks between two, by the form's value. */
export const repeats = {
  weekly: { weeks: 1, label: 'Every week' },
  fortnightly: { weeks: 2, label: 'Every two weeks' },
} as const;

export type Repeat = keyof typeof repeats;

export const fewestInSeries = 2;
export const mostInSeries = 26;

export const seriesMessages = {
  count: `Enter a number of sessions between ${fewestInSeries} and ${mostInSeries}`,
  held: 'A past session cannot repeat. Add the future sessions separately',
  except: 'Write each day like 24/12/2026, with commas between them',
  exceptFirst: 'The first session is on this day. Choose another day',
  noneLeft: 'Skip fewer days: a series needs at least two sessions',
  cancelled: 'The sessions are cancelled and their times are free again.',
} as const;

/**
 * Reads typed days, separated by commas, semicolons or line ends: "24/12/2026, 31 dec". A numeric day may
 * contain spaces.
 * @returns null if any part is not a day
 */
export function daysInText(text: string): string[] | null {
  const parts = text.split(/[,;\n]/).flatMap((part) => {
    if (part.trim() === '') return [];
    return dayTyped(part) === null ? part.trim().split(/\s+/) : [part];
  });
  const days = parts.map((part) => dayTyped(part));
  return days.every((day) => day !== null) ? days : null;
}
