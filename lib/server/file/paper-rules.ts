/** Bytes of a paper: a PDF or a picture, such as the screenshot of a phone. */
export const largestPaper = 5 * 1024 * 1024;

/** What a file field offers to choose from. */
export const paperTypes = 'application/pdf,.pdf,image/jpeg,image/png';

export const paperHint = 'A PDF or a picture (JPEG or PNG) of at most 5 MB.';

/** Why a paper is not taken, in words for its sender. */
export const paperRefusals = {
  missing: 'Choose a file first',
  'too-large': 'This file is larger than 5 MB. Choose a smaller one',
  'wrong-type': 'Choose a PDF or a picture (JPEG or PNG)',
  active: 'This PDF holds a script, a form or another file. Save it as a plain PDF and choose it again',
  damaged: 'This file is damaged, so we could not open it. Choose another one',
  'too-many-pixels': 'This picture is too big to open: more than 40 million pixels',
  busy: 'Many files are being checked just now. Please try again in a minute',
} as const;

export type PaperRefusal = keyof typeof paperRefusals;
