import type { ViewList } from '@/lib/admin/table/view/rules';

export const mostRows = 10_000;

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
    reasonFor: 'Reason for the payers',
  },
  'answer-messages': { list: '/admin/messages', label: 'Mark as answered', done: 'marked as answered' },
  'close-messages': {
    list: '/admin/messages',
    label: 'Close',
    done: 'closed',
    reasonFor: 'Reason for closing without an answer',
  },
  'hide-testimonials': { list: '/admin/testimonials', label: 'Hide', done: 'hidden' },
  'acknowledge-complaints': {
    list: '/admin/complaints',
    label: 'Mark as acknowledged',
    done: 'marked as acknowledged',
  },
  'retry-jobs': { list: '/admin/jobs', label: 'Retry now', done: 'retried' },
  'give-up-jobs': { list: '/admin/jobs', label: 'Stop retrying', done: 'stopped' },
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
  started: 'Started. The next page shows the result.',
  exported: 'The file is being downloaded.',
  nothing: 'Choose at least one row.',
  tooMany: 'That is more than 10,000 rows. Narrow the list with its filters first.',
  reason: 'Enter a reason',
  reasonTooLong: 'Use at most 200 characters',
  failed: 'This row could not be changed. Open it to see its status.',
  noAdmin: 'Not done: the account that started this is no longer an admin.',
  notReady: 'No bank line has both its reference and its amount, or it is already closed. Open it to decide.',
  alreadySo: 'No change was needed.',
  gone: 'This no longer exists.',
  jobGone: 'This job is done, running, or has not failed for good.',
  notSaved: 'We could not start this. Nothing was changed. Please try again.',
} as const;

export function bulkRunPath(id: string): `/admin/bulk/${string}` {
  return `/admin/bulk/${id}`;
}
