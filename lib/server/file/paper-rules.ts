import { mostInWords } from '@/lib/format/file-size';

/** Bytes of a paper: a PDF or a picture, such as the screenshot of a phone. */
export const largestPaper = 5 * 1024 * 1024;

export const paperTypes = 'application/pdf,.pdf,image/jpeg,image/png';

export const paperHint = `A PDF or a picture (JPEG or PNG) of at most ${mostInWords(largestPaper)}.`;

/** Why a PDF with a password is refused, and the way to one that is accepted. */
export const lockedPdf =
  'This PDF is locked with a password, perhaps only against changes, so we cannot look into it. Open it, choose Print, “Save as PDF”, and choose the new file';

/** The way from a HEIC photo to a format that all devices open. */
export const photoAsJpeg =
  'Take a screenshot of it, or set your iPhone to Settings, Camera, Formats, “Most Compatible”';

export const paperRefusals = {
  missing: 'Choose a file first',
  'too-large': `This file is larger than ${mostInWords(largestPaper)}. Choose a smaller one`,
  'wrong-type': 'Choose a PDF or a picture (JPEG or PNG)',
  active:
    'This PDF contains a script, a form or another file. Open it, choose Print, “Save as PDF”, and choose the new file',
  locked: lockedPdf,
  heic: `This is a photo in Apple’s HEIC format, which we cannot open. ${photoAsJpeg}`,
  damaged: 'This file is damaged, so we could not open it. Choose another one',
  'too-many-pixels': 'This picture is too big to open: more than 40 million pixels',
  busy: 'Too many files are being checked at the moment. Please try again in a minute',
} as const;

export type PaperRefusal = keyof typeof paperRefusals;
