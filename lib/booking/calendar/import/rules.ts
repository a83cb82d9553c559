import { furthestDays, longestSession, shortestSession } from '@/lib/booking/schedule/rules';
import { day } from '@/lib/format/duration';
import { mostInWords } from '@/lib/format/file-size';

/** Bytes of the largest calendar file. */
export const largestCalendar = 4 * 1_048_576;

export const eventBounds = {
  /** Coming entries of one file, each time of a series counted. */
  entries: 10_000,
  /** Coming times of one series. */
  ofSeries: 60,
  /** Steps through repeated entries, including those outside these days. */
  steps: 500_000,
  /** Characters of an entry's title that are read. */
  title: 200,
} as const;

/** Entries of a preview that are shown by name, taken and left out; the counts include all. */
export const mostTaken = 60;
export const mostLeft = 200;

/** Milliseconds for which an import can be undone. */
export const undoMs = day;

export const calendarField = 'calendar';

export const importPath = '/therapist-dashboard/sessions/import';
export const ownImportPath = (id: string) => `${importPath}/${id}` as const;

/** Why a whole file was refused; nothing is stored then. */
export const calendarFaults = {
  'no-file': 'Choose the calendar file.',
  'too-large': `This file is larger than ${mostInWords(largestCalendar)}. Export fewer months.`,
  'not-a-calendar': 'This is not a calendar file. Export your calendar as .ics, and choose that file.',
  'not-text': 'This is not a calendar file. If it is a ZIP, unpack it, and choose the .ics file in it.',
  'too-many': 'This calendar has more upcoming entries than we can read. Export fewer months.',
  empty: 'This calendar has no entries.',
} as const;

export type CalendarFault = keyof typeof calendarFaults;

/** Why the reader of the file leaves an entry out. */
export const readFaults = [
  'unread',
  'all-day',
  'cancelled',
  'declined',
  'free',
  'far',
  'series',
  'ours',
] as const;

/** Why an entry is left out. */
export const entryFaults = {
  unread: 'could not be read: a line is damaged, or we do not know its time zone',
  'all-day': 'takes whole days',
  cancelled: 'is cancelled',
  declined: 'was declined by you',
  free: 'is marked as free time',
  far: `begins more than ${furthestDays} days from now`,
  series: `and later times of the same series are more than the ${eventBounds.ofSeries} that we take`,
  ours: 'comes from your calendar here',
  length: `is shorter than ${shortestSession} minutes or longer than ${longestSession / 60} hours`,
  begun: 'has begun',
  same: 'is in this file twice',
  known: 'was imported before',
  'no-client': 'names none of your clients. Their whole name or their address must be in it',
  several: 'fits more than one of your clients',
  'no-address': 'is with someone whose client card has no email address. Add it to the card first',
  'handed-over': 'is with a client who continues with another therapist',
  taken: 'overlaps an appointment in your calendar here, or the break after one',
  place: 'overlaps an appointment of another therapist at your place, or the break after one',
  overlap: 'overlaps an earlier entry of this file',
} as const;

export type EntryFault = keyof typeof entryFaults;

export const importMessages = {
  'not-linked': 'You can do this after we accept your application.',
  gone: 'This calendar no longer exists. An uploaded calendar is deleted after a day. Please upload it again.',
  taken: 'This calendar is already imported.',
  nothing: 'No entry of this calendar can be imported.',
  mode: 'Choose a way to meet that you offer',
  late: 'An import can be undone for a day. Cancel single sessions instead.',
  undone: 'This import is already undone.',
  sealed: 'Calendars cannot be saved or opened at the moment. No data is lost. Please try again later.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

/** The answer to an import of which other appointments hold some times or the place. @param times in words */
export const metInWords = (times: readonly string[]) =>
  `Another appointment has the time or the place of: ${times.join('; ')}. Nothing was imported. Check the list again, or choose another way to meet.`;

/** "25 sessions", "1 session". */
export const sessionsInWords = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

/** "25 entries", "1 entry". */
export const entriesInWords = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
