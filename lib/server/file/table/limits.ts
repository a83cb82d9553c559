/** Bytes of the largest file of text, unpacked: a hundred thousand lines of two hundred characters. */
export const largestText = 20 * 1_048_576;

/** Bytes of the largest workbook; a year of a busy bank account has about two million. */
export const largestWorkbook = 8 * 1_048_576;

/** Most lines of a file; a busy bank account has a few thousand a month. */
export const mostLines = 150_000;

/** Prefix of a day that a workbook stores as a number. */
export const numberOfDay = '\u0001';
