import { cardPaths } from '@/lib/care/client-card/rules';
import { day } from '@/lib/format/duration';
import { mostInWords } from '@/lib/format/file-size';

/** Bytes of the largest list. */
export const largestList = 4 * 1_048_576;

export const mostPeople = 10_000;

/** The list of clients in a practice file, which another installation made (lib/privacy/export/practice). */
export const listInPracticeFile = 'clients.csv';

/** Most named lines of a preview; the counts include all. */
export const mostNamed = 200;

/** People of a preview who are shown by name. */
export const mostShown = 20;

/** Milliseconds for which an import can be undone. */
export const undoMs = day;

export const listField = 'list';

export const importPath = (id: string) => `${cardPaths.import}/${id}` as const;

/** The kinds of columns; `columns` of a stored list follow this order. */
export const listFields = ['name', 'firstName', 'lastName', 'email', 'phone'] as const;

export type ListFieldName = (typeof listFields)[number];

export const listFieldLabels: Readonly<Record<ListFieldName, string>> = {
  name: 'Whole name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
};

/** Why a whole file was refused; nothing is stored then. */
export const listFaults = {
  'no-file': 'Choose the list of your clients.',
  'too-large': `This file is larger than ${mostInWords(largestList)}. Split the list.`,
  'too-many': 'This file has more than 10,000 lines. Split the list.',
  empty: 'This file has no lines below its first one. The first line names the columns.',
  'not-text': 'We cannot read this file. Save the list as CSV or Excel (.xlsx), not as PDF.',
  workbook: 'This Excel file could not be opened. It may be locked with a password. Save the list as CSV.',
  sheets: 'This Excel file has people on more than one sheet. Save each sheet as a file of its own.',
  zip: 'This ZIP is locked or damaged, or contains more than one file. Unpack it, and choose the list inside.',
  quotes: 'A quotation mark in this file is never closed, so its lines cannot be told apart.',
} as const;

export type ListFault = keyof typeof listFaults;

/** Why a line is left out. */
export const lineFaults = {
  columns: 'has more columns than the first line',
  'no-name': 'has no name',
  'not-a-name': 'has a link, a formula or symbols as its name',
  'name-long': 'has a name of more than 120 characters',
  email: 'has an email address that we cannot read',
  phone: 'has a phone number that we cannot read. Write it with + and the country code',
  same: 'is the same person as an earlier line',
  known: 'is among your clients already',
  refused: 'had their card deleted and does not want another one',
} as const;

export type LineFault = keyof typeof lineFaults;

export const importMessages = {
  matched: 'The columns are changed, and the preview with them.',
  column: 'Choose a column of this file',
  'no-name': 'Choose the column with the name, or the one with the first name.',
  gone: 'This list no longer exists. An uploaded list is deleted after a day. Please upload it again.',
  taken: 'This list is already imported.',
  nothing: 'No line of this list can be imported.',
  late: 'An import can be undone for a day. Delete single client cards instead.',
  undone: 'This import is already undone.',
} as const;

/** "25 clients", "1 client". */
export const clientsInWords = (count: number) => (count === 1 ? '1 client' : `${count} clients`);
