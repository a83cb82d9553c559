/** Words as a pattern that matches nothing but themselves. */
function literal(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}

/** A beginning to be found as it is. */
export function beginningWith(words: string): { readonly startsWith: string } {
  return { startsWith: literal(words) };
}

/** Words to be found as they are, whatever their case: percent signs and underscores mean themselves. */
export function containing(words: string): { readonly contains: string; readonly mode: 'insensitive' } {
  return { contains: literal(words), mode: 'insensitive' };
}
