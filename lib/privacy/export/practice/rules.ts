import { mostInWords } from '@/lib/format/file-size';

/** A new shape of the file needs a new number. Tables and columns keep their database names. */
export const practiceFormat = 'antarman-practice/1';

export const practicePath = '/therapist-dashboard/practice';

export const practiceField = 'practice';

/** Bytes of the largest file that is read. */
export const largestPracticeFile = 4 * 1_048_576;

/** Why a whole file was refused; nothing is stored then. */
export const practiceFaults = {
  'no-file': 'Choose the practice file.',
  'too-large': `This file is larger than ${mostInWords(largestPracticeFile)}. Unpack it, and choose practice.json in it.`,
  zip: 'This ZIP is locked or damaged. Unpack it, and choose practice.json in it.',
  'not-a-practice': 'This is not a practice file that we can read.',
} as const;

export type PracticeFault = keyof typeof practiceFaults;

export const practiceMessages = {
  asked: 'We are preparing your practice file. We will email you when it is ready.',
  underway: 'We are already preparing your practice file. We will email you when it is ready.',
  tooMany: 'You have asked for your practice file three times today. Please try again tomorrow.',
  'not-linked': 'You can do this after we accept your application.',
  sealed: 'Notes cannot be saved at the moment. Nothing was taken. Please try again later.',
  notSaved: 'We could not save your request. Please try again.',
} as const;

function notesInWords(count: number): string {
  if (count === 0) return 'No notes';
  return count === 1 ? '1 note' : `${count} notes`;
}

const hoursInWords = {
  taken: 'Your hours are taken.',
  kept: 'You have set hours here already, so they stay as they are.',
  none: 'The file has no hours.',
} as const;

type Taken = {
  readonly hours: keyof typeof hoursInWords;
  readonly notes: { readonly taken: number; readonly present: number; readonly left: number };
};

/** The changes made by a reading of a practice file, and the notes that it left out. */
export function takenInWords({ hours, notes: { taken, present, left } }: Taken): string {
  return [
    hoursInWords[hours],
    `${notesInWords(taken)} added.`,
    present > 0 && `${notesInWords(present)} already here.`,
    left > 0 &&
      `${notesInWords(left)} left out, because we found no client of yours with the same confirmed email address. Read the file again when they have an account.`,
  ]
    .filter(Boolean)
    .join(' ');
}
