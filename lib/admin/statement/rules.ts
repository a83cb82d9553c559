import type { Filter } from '@/lib/admin/table/filters';
import { fileFaults, statementMessages } from '@/lib/payment/statement/rules';

/** Where statements are imported and read. */
export const statementsPage = '/admin/statements';

export const creditFilters = [
  { kind: 'search', name: 'q', label: 'Narration or reference' },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'Not matched',
    options: [
      { value: 'matched', label: 'Matched' },
      { value: 'all', label: 'All credits' },
    ],
  },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'Until' },
] as const satisfies readonly Filter[];

/** What became of a file that was sent; the page is come back to with one of these words in its address. */
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

/** Whether this is what an address may say of an import. */
export function isImportOutcome(text: unknown): text is ImportOutcome {
  return typeof text === 'string' && Object.hasOwn(importOutcomes, text);
}
