import { periods } from '@/content/retention';

export const exportTasks = {
  make: 'make-export',
  mailReady: 'mail-export-ready',
  sweep: 'sweep-exports',
} as const;

export const exportFolder = 'exports';

export const exportPage = '/account/privacy/copy';

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
