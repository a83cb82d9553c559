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
