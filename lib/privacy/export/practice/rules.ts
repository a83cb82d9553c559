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

const counted = (count: number, noun: string) =>
  count === 1 ? `1 ${noun}` : `${count === 0 ? 'No' : count} ${noun}s`;

const hoursInWords = {
  taken: 'Your hours are taken.',
  kept: 'You have set hours here already, so they stay as they are.',
  none: 'The file has no hours.',
} as const;

type Part = { readonly taken: number; readonly present: number; readonly left: number };

type Taken = {
  readonly hours: keyof typeof hoursInWords;
  readonly notes: Part;
  readonly sessions: Part & { readonly clashing: number };
};

/** The changes made by a reading of a practice file, and the notes and sessions that it left out. */
export function takenInWords({ hours, notes, sessions }: Taken): string {
  const both = (key: keyof Part) =>
    [counted(sessions[key], 'session'), counted(notes[key], 'note')]
      .join(' and ')
      .replace(' and No', ' and no');
  const any = (key: keyof Part) => sessions[key] + notes[key] > 0;
  return [
    hoursInWords[hours],
    `${both('taken')} added.`,
    any('present') && `${both('present')} already here.`,
    any('left') &&
      `${both('left')} left out, because we found no client of yours with the same confirmed email address. Read the file again when they have an account.`,
    sessions.clashing > 0 &&
      `${counted(sessions.clashing, 'coming session')} left out, because another appointment has the time.`,
  ]
    .filter(Boolean)
    .join(' ');
}
