import { choiceFilter, dayFilters, searchFilter } from '@/lib/admin/table/filters';
import { fileFaults, statementMessages } from '@/lib/payment/statement/rules';

/** Page where admins import and read statements. */
export const statementsPage = '/admin/statements';

export const creditFilters = [
  searchFilter('Narration or reference'),
  choiceFilter('state', 'State', { matched: 'Matched', all: 'All credits' }, 'Not matched'),
  ...dayFilters('Until'),
];

/** Results of an import; the redirect back to the page carries one of these words in its address. */
export const importOutcomes = {
  imported: statementMessages.imported,
  known: statementMessages.known,
  ...fileFaults,
  unreadable: 'This form could not be read. Please choose the file again.',
  'too-slow': 'The upload took too long. Please try again with a better connection.',
  'too-often': 'Many statements were sent just now. Please try again in ten minutes.',
  failed: 'Something went wrong on our side. Nothing was imported: please try again.',
} as const;

export type ImportOutcome = keyof typeof importOutcomes;

/** Whether this is an import result that an address may carry. */
export function isImportOutcome(text: unknown): text is ImportOutcome {
  return typeof text === 'string' && Object.hasOwn(importOutcomes, text);
}
