import { mostInWords } from '@/lib/format/file-size';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';

/** Bytes of the largest accepted picture (product.md §5). */
export const largestPicture = 10 * 1024 * 1024;

/** Stored pictures are squares of at most this many pixels a side. */
export const pictureSide = 512;

/** Most pixels to decode: a file of one megabyte can expand to a gigabyte. */
export const mostPixels = 40_000_000;

export const pictureField = 'picture';

export const picturesPath = '/api/pictures';

/** Pictures of one person per day: stored, and checked. */
export const perDay = { stored: 10, tried: 50 };

/** Every outcome of sending a picture: its message (titles and the first two from product.md §8) and its status. */
export const pictureOutcomes = {
  updated: { status: 200, message: 'Profile picture updated successfully' },
  removed: { status: 200, message: 'Profile picture removed' },
  waiting: {
    status: 200,
    message: 'Thank you. We check your photo before we publish it, and notify you in your account.',
  },
  shown: { status: 200, message: 'The photo is on the public profile.' },
  'other-role': { status: 403, message: admissionMessages.otherRole },
  'no-file': { status: 422, message: 'Choose a picture first.' },
  'too-large': {
    status: 413,
    message: `This file is larger than ${mostInWords(largestPicture)}. Choose a smaller picture.`,
  },
  'wrong-format': {
    status: 422,
    message: 'We cannot use this kind of file. Choose a JPG, PNG or WebP picture.',
  },
  broken: {
    status: 422,
    message: 'This picture is damaged or incomplete, so we could not open it. Choose another one.',
  },
  'too-many-pixels': {
    status: 422,
    message: 'This picture is too big to open: more than 40 million pixels. Choose a smaller one.',
  },
  unreadable: { status: 400, message: 'We could not read the upload. Please choose the picture again.' },
  'too-slow': {
    status: 408,
    message: 'The upload took too long. Please try again, with a smaller picture or a better connection.',
  },
  'too-often': {
    status: 429,
    message: 'You have changed your picture too many times today. Please try again tomorrow.',
  },
  'no-profile': { status: 409, message: admissionMessages.notOnboarded },
  busy: { status: 503, message: 'Too many uploads at the moment. Please try again in a minute.' },
  'signed-out': { status: 401, message: admissionMessages.signedOut },
  foreign: {
    status: 403,
    message: actionMessages.foreign,
  },
  failed: { status: 503, message: 'We could not save your picture just now. Please try again.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

export type PictureOutcome = keyof typeof pictureOutcomes;

/** Reads an outcome from an address; undefined for an unknown one. */
export function pictureOutcomeOf(text: unknown): PictureOutcome | undefined {
  return typeof text === 'string' && Object.hasOwn(pictureOutcomes, text)
    ? (text as PictureOutcome)
    : undefined;
}

export const isDone = (outcome: PictureOutcome) => pictureOutcomes[outcome].status === 200;
