import { mostInWords } from '@/lib/format/file-size';
import { largestText, largestWorkbook } from '@/lib/server/file/table/limits';

/** Fields of the form: the file, its bank account, and an admin's reason to act for a therapist. */
export const statementFields = { file: 'statement', account: 'account', onBehalf: 'onBehalf' } as const;

export const statementsPath = '/api/statements';

/** Bytes of the largest statement. */
export const largestStatement = largestText;

/** Most unreadable lines in the report; the count includes all. */
export const mostNamed = 200;

export const statementTasks = { match: 'match-bank-credits' } as const;

export const lineFaults = {
  columns: 'has a different number of columns than the header',
  date: 'has no readable date',
  future: 'is dated in the future',
  amount: 'has an unreadable amount',
  both: 'has an amount in both columns',
  none: 'has no amount',
  side: 'does not say whether it is a credit or a debit',
  quotes: 'has a quotation mark that is not closed',
  rounded:
    'may be known already: Excel has rounded its reference away, and a credit of this day and amount is there. Download the statement again and choose it without opening it in Excel',
} as const;

export type LineFault = keyof typeof lineFaults;

/** Why a whole file was refused and nothing was stored. */
export const fileFaults = {
  'no-file': 'Choose the statement that you downloaded from the bank.',
  'too-large': `This file is larger than ${mostInWords(largestStatement)}. Download a shorter period.`,
  'too-many-lines': 'This file has more than 1,50,000 lines. Download a shorter period.',
  'not-text': 'We cannot read this statement. Download it as Excel (.xls, .xlsx) or CSV, not as PDF.',
  workbook: `This Excel file could not be opened. It may be locked with a password, damaged or larger than ${mostInWords(largestWorkbook)}. Download the statement without a password, or as CSV.`,
  'zip-locked': 'This ZIP is locked with a password. Unpack it, and choose the statement inside.',
  'zip-many': 'This ZIP contains no file, or more than one. Unpack it, and choose the statement inside.',
  'zip-broken':
    'This ZIP could not be opened: it is damaged, or it is far too large for a statement. Unpack it, and choose the statement inside.',
  'no-table':
    'We found no table with date, narration and credit columns in this file. Download the account statement as Excel or CSV.',
  'month-first':
    'Some dates in this file only exist with the month first. Download it again with Indian dates (day first).',
  'swapped-days':
    'A spreadsheet seems to have swapped days and months in this file, so 3 November may read as 11 March. Download the statement again, and choose it without opening or saving it in Excel.',
  'broken-quotes': 'A quotation mark in this file is never closed, so its lines cannot be told apart.',
  'other-account':
    'This statement is for a different bank account. Nothing was imported. Choose that account, or another statement.',
  'nothing-readable':
    'No line of this file could be read. Nothing was imported. Choose the file as the bank gave it. One column of amounts needs a sign, or Cr and Dr, at each amount: download a statement with a column for credits instead.',
} as const;

export type FileFault = keyof typeof fileFaults;

export const statementMessages = {
  imported: 'The statement is imported.',
  known: 'This file was imported before. Nothing was changed.',
  matchedByHand: 'Matched. You can now verify the payment.',
  unmatched: 'Match undone.',
  gone: 'This credit or payment no longer exists.',
  taken: 'This credit is matched with another payment. Nothing was changed.',
  notPending: 'This payment no longer needs a match. Nothing was changed.',
  otherAccount: 'This credit arrived in another bank account. Nothing was changed.',
  otherAmount: 'The amounts differ, so they cannot be matched.',
  confirm: 'Tick the box to confirm that you have compared both',
  notSaved: 'We could not save this. Nothing was changed. Please try again.',
  nothingToTakeBack: 'There is no match to undo. Nothing was changed.',
} as const;

export function matchedInWords(count: number): string {
  if (count === 0) return 'No new matches. The page of each payment shows possible credits.';
  return `${count} ${count === 1 ? 'payment is' : 'payments are'} matched and waiting for verification.`;
}
