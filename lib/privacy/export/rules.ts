import { periods } from '@/content/retention';

export const exportTasks = {
  make: 'make-export',
  mailReady: 'mail-export-ready',
  sweep: 'sweep-exports',
} as const;

export const exportFolder = 'exports';

/** A person's copy of their own data, and a therapist's file of the practice. */
export const exportKinds = ['export', 'practice'] as const;

export type ExportKind = (typeof exportKinds)[number];

export function isExportKind(kind: string): kind is ExportKind {
  return exportKinds.some((known) => known === kind);
}

/** The words about a finished file, the page of its download, and its name there. */
export const exportWords = {
  export: {
    page: '/account/privacy/copy',
    ready: 'Your copy is ready',
    holds: 'The copy of your data that you asked for',
    fileName: 'antarman-data',
  },
  practice: {
    page: '/therapist-dashboard/practice',
    ready: 'Your practice file is ready',
    holds: 'The file of your practice that you asked for',
    fileName: 'antarman-practice',
  },
} as const satisfies Readonly<Record<ExportKind, object>>;

/** Lines of the audit log. */
export const exportActs = {
  export: { requested: 'export.requested', made: 'export.made', downloaded: 'export.downloaded' },
  practice: { requested: 'practice.requested', made: 'practice.made', downloaded: 'practice.downloaded' },
} as const satisfies Readonly<Record<ExportKind, object>>;

/** Exports per day: each costs work, and no person needs more. */
export const exportsPerDay = 3;

/** Days for which the owner can download the file. */
export const exportDays = periods.exportDays;

export function exportHref(requestId: string): `/api/exports/${string}` {
  return `/api/exports/${requestId}`;
}

export const exportMessages = {
  asked: 'We are preparing your copy. It takes a few minutes. We will email you when it is ready.',
  underway: 'We are already preparing your copy. We will email you when it is ready.',
  tooMany: 'You have asked for your copy three times today. Please try again tomorrow.',
  notSaved: 'We could not save your request. Please try again.',
} as const;
