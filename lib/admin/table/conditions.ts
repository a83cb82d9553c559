import { endOfIndianDay, startOfIndianDay } from '@/lib/format/time';

/** Words as a pattern that matches nothing but themselves. */
function literal(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}

/** A beginning to be found as it is. */
export function beginningWith(words: string): { readonly startsWith: string } {
  return { startsWith: literal(words) };
}

/** The pattern that finds words anywhere in a text; they mean nothing but themselves. */
export function anywhere(words: string): string {
  return `%${literal(words)}%`;
}

type Containing = { readonly contains: string; readonly mode: 'insensitive' };

/** Words to be found as they are, whatever their case: percent signs and underscores mean themselves. */
export function containing(words: string): Containing {
  return { contains: literal(words), mode: 'insensitive' };
}

/** Rows with these words in one of several places; every row without words. */
export function wordsIn<Where>(
  words: string,
  places: (contains: Containing) => Where[],
): { readonly OR?: Where[] } {
  return words === '' ? {} : { OR: places(containing(words)) };
}

/** Moments from the first of these days in India to the end of the last; either day may be missing (""). */
export function betweenDays(from: string, until: string): { readonly gte?: Date; readonly lte?: Date } {
  return {
    ...(from !== '' && { gte: startOfIndianDay(from) }),
    ...(until !== '' && { lte: endOfIndianDay(until) }),
  };
}
