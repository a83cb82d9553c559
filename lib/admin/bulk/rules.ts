import type { ViewList } from '@/lib/admin/table/view/rules';

export const mostRows = 10_000;

/** Days for which a run's result is stored. */
export const keptDays = 30;

export const bulkTasks = { work: 'work-bulk-run', sweep: 'sweep-bulk-runs' } as const;

type Act = {
  readonly list: ViewList;
  readonly label: string;
  /** "12 payments verified" */
  readonly done: string;
  /** The reader of this act's reason, if it needs one. */
  readonly reasonFor?: string;
};

/** Acts for many rows at once. Each row goes through the same command as alone. */
export const bulkActs = {
  'verify-payments': { list: '/admin/payments', label: 'Verify', done: 'verified' },
  'reject-payments': {
    list: '/admin/payments',
    label: 'Reject',
    done: 'rejected',
    reasonFor: 'Why, for the payers',
  },
  'answer-messages': { list: '/admin/messages', label: 'Mark as answered', done: 'marked as answered' },
  'close-messages': {
    list: '/admin/messages',
    label: 'Close',
    done: 'closed',
    reasonFor: 'Why they are closed without an answer',
  },
  'hide-testimonials': { list: '/admin/testimonials', label: 'Hide', done: 'hidden' },
  'acknowledge-complaints': {
    list: '/admin/complaints',
    label: 'Mark as acknowledged',
    done: 'marked as acknowledged',
  },
  'retry-jobs': { list: '/admin/jobs', label: 'Try now', done: 'tried now' },
  'give-up-jobs': { list: '/admin/jobs', label: 'Give up', done: 'given up' },
  'remove-jobs': { list: '/admin/jobs', label: 'Remove', done: 'removed' },
} as const satisfies Readonly<Record<string, Act>>;

export type BulkAct = keyof typeof bulkActs;

export const bulkActNames = Object.keys(bulkActs) as [BulkAct, ...BulkAct[]];

/** Saves the chosen rows as a file; changes nothing, so it makes no run. */
export const exportAct = 'export';

export function isBulkAct(text: string): text is BulkAct {
  return Object.hasOwn(bulkActs, text);
}

export function bulkAct(name: BulkAct): Act {
  return bulkActs[name];
}

export function actsOf(list: string): readonly (Act & { readonly name: BulkAct })[] {
  return bulkActNames.map((name) => ({ ...bulkAct(name), name })).filter((act) => act.list === list);
}

export const bulkMessages = {
  started: 'Started. The next page says what was done.',
  exported: 'The file is on its way.',
  nothing: 'Choose at least one row.',
  tooMany: 'That is more than 10,000 rows. Narrow the list with its filters first.',
  reason: 'Say why',
  reasonTooLong: 'Use at most 200 characters',
  failed: 'This one could not be changed just now. Open it to see how it stands.',
  noAdmin: 'Not done: the account that began this is no admin any more.',
  notReady:
    'Its reference and its amount are not both on a bank line, or it was decided before. Open it to decide.',
  alreadySo: 'That was so already.',
  gone: 'This is not there any more.',
  jobGone: 'This job is done, running at this moment, or not given up.',
  notSaved: 'We could not begin this just now. Nothing was changed. Please try again.',
} as const;

export function bulkRunPath(id: string): `/admin/bulk/${string}` {
  return `/admin/bulk/${id}`;
}
