/** Words to be found as they are, whatever their case: percent signs and underscores mean themselves. */
export function containing(words: string): { readonly contains: string; readonly mode: 'insensitive' } {
  return { contains: words.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' };
}
