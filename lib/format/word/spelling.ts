/**
 * A word of a Latin or an Indian script. Joiners occur inside words of Indian scripts and do not matter to a
 * reader.
 */
export const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu;

/**
 * One spelling for several: without accents, nukta and joiners, and with one sign for a nasal before a
 * consonant ("हिन्दी" and "हिंदी").
 */
export function plainSpelling(written: string): string {
  return written
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u0901/g, '\u0902')
    .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902');
}

/** The words of a text in plain spelling, without the characters between them. */
export function plainWords(text: string): string[] {
  return [...text.matchAll(wordPattern)].map(([word]) => plainSpelling(word));
}

/** Edits between two words: letters added, dropped, replaced, or two neighbours swapped (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const left = current[column - 1] ?? 0;
      const above = last[column] ?? 0;
      const diagonal = last[column - 1] ?? 0;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swap =
        row > 1 && column > 1 && swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(left + 1, above + 1, diagonal + (same ? 0 : 1), swap));
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
