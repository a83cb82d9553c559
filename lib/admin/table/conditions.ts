import { endOfIndianDay, startOfIndianDay } from '@/lib/format/time';

/** Escapes the pattern characters in words. */
function literal(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}

export function beginningWith(words: string): { readonly startsWith: string } {
  return { startsWith: literal(words) };
}

/** A pattern that finds these words anywhere in a text; their pattern characters are escaped. */
export function anywhere(words: string): string {
  return `%${literal(words)}%`;
}

type Containing = { readonly contains: string; readonly mode: 'insensitive' };

/** A condition that finds these words in any case; percent signs and underscores are literal. */
export function containing(words: string): Containing {
  return { contains: literal(words), mode: 'insensitive' };
}

/** Rows with these words in one of several places; all rows if there are no words. */
export function wordsIn<Where>(
  words: string,
  places: (contains: Containing) => Where[],
): { readonly OR?: Where[] } {
  return words === '' ? {} : { OR: places(containing(words)) };
}

/** Instants from the first of these days in India to the end of the last; either day may be missing (""). */
export function betweenDays(from: string, until: string): { readonly gte?: Date; readonly lte?: Date } {
  return {
    ...(from !== '' && { gte: startOfIndianDay(from) }),
    ...(until !== '' && { lte: endOfIndianDay(until) }),
  };
}
