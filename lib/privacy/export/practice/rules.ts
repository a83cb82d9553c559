import * as z from 'zod';
import { day } from '@/lib/format/duration';
import { mostInWords } from '@/lib/format/file-size';

/** A new shape of the file needs a new number. Tables and columns keep their database names. */
export const practiceFormat = 'antarman-practice/1';

export const practicePath = '/therapist-dashboard/practice';

export const practiceField = 'practice';

/** Bytes of the largest file that is read. */
export const largestPracticeFile = 7 * 1_048_576;

/** Why a whole file was refused; nothing is stored then. */
export const practiceFaults = {
  'no-file': 'Choose the practice file.',
  'too-large': `This file is larger than ${mostInWords(largestPracticeFile)}. Unpack it, and choose practice.json in it.`,
  zip: 'This ZIP is locked or damaged. Unpack it, and choose practice.json in it.',
  'not-a-practice': 'This is not a practice file that we can read.',
  newer: 'A newer version of this software made this file. Update this installation first.',
} as const;

export type PracticeFault = keyof typeof practiceFaults;

export const practiceMessages = {
  asked: 'We are preparing your practice file. We will email you when it is ready.',
  underway: 'We are already preparing your practice file. We will email you when it is ready.',
  tooMany: 'You have asked for your practice file three times today. Please try again tomorrow.',
  'not-linked': 'You can do this after we accept your application.',
  sealed: 'Notes cannot be saved at the moment. Nothing was imported. Please try again later.',
  notSaved: 'We could not save your request. Please try again.',
  gone: 'This import no longer exists.',
  late: 'You can undo an import for a day.',
} as const;

/** The mark of money from another practice's file: no bank proves it here, and no total counts it. */
export const broughtMark = 'From the file of another practice, not proven';

/** Milliseconds for which a reading can be undone. */
export const undoMs = day;

export const undoSchema = z.strictObject({ reading: z.string().max(60) });

const counted = (count: number, noun: string) =>
  count === 1 ? `1 ${noun}` : `${count === 0 ? 'No' : count} ${noun}s`;

const hoursInWords = {
  taken: 'Your hours are imported.',
  kept: 'You have already set hours here, so they are unchanged.',
  none: 'The file has no hours.',
} as const;

type Part = { readonly taken: number; readonly present: number; readonly left: number };

type Taken = {
  readonly hours: keyof typeof hoursInWords;
  readonly notes: Part;
  readonly sessions: Part & { readonly clashing: number };
  readonly records: number;
  readonly recordsLeft: number;
};

/** The changes made by a reading of a practice file, and the notes and sessions that it left out; the page lists the rest. */
export function takenInWords({ hours, notes, sessions, records, recordsLeft }: Taken): string {
  const both = (key: keyof Part) =>
    [counted(sessions[key], 'session'), counted(notes[key], 'note')]
      .join(' and ')
      .replace(' and No', ' and no');
  const any = (key: keyof Part) => sessions[key] + notes[key] > 0;
  return [
    hoursInWords[hours],
    `${both('taken')} added.`,
    records > 0 && `${counted(records, 'other record')} added to the people here, for you to read.`,
    any('present') && `${both('present')} already here.`,
    any('left') &&
      `${both('left')} left out, because we found no client and no client card with the same person. Import the clients, then import this file again.`,
    recordsLeft > 0 &&
      `${counted(recordsLeft, 'other record')} left out, because their person is not here or we cannot read them.`,
    sessions.clashing > 0 &&
      `${counted(sessions.clashing, 'upcoming session')} left out, because another appointment has the time or your place.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** How much the undoing of a reading took away, and how much was changed since and stays. */
export function undoneInWords({
  records,
  gone,
  there,
}: Readonly<Record<'records' | 'gone' | 'there', number>>) {
  const stays =
    there === 1
      ? 'One that you have changed since is unaffected.'
      : `${there} that you have changed since are unaffected.`;
  return `Undone: ${counted(records + gone, 'record')} deleted, with their files.${there > 0 ? ` ${stays}` : ''}`;
}
