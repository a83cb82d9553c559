import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';

export const jobStates = {
  'given-up': 'Failed',
  failed: 'Failed, will be retried',
  running: 'Running',
  waiting: 'Waiting',
} as const;

export const jobFilters = [
  choiceFilter('state', 'State', jobStates, 'All states'),
  searchFilter('Job contains'),
];

export const jobMessages = {
  retried: 'Retrying now, with a full set of attempts.',
  givenUp: 'Stopped. The job stays in the list until you remove it.',
  removed: 'Removed from the queue.',
  gone: 'This job is done or running. Reload the page.',
  notSaved: 'We could not do this. Nothing was changed. Please try again.',
} as const;

/** The parts of a payload that may be shown: ids, dates, short numbers and our own words. The rest stays hidden. */
const plain =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|20\d\d-\d\d-\d\d(?:T[\d:.]+Z)?|\d{1,5}|[a-z][a-z_-]{0,39})$/;

/** A payload without personal data: only field names and ids. */
export function shownPayload(payload: unknown): readonly (readonly [string, string])[] {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload)
    .filter(([name]) => name !== '_cron')
    .map(([name, value]) => [name, plain.test(String(value)) ? String(value) : '(not shown)']);
}

/**
 * An error from the queue without quotations: databases and mail servers repeat what people wrote. Keeps the
 * first line without addresses, quoted text and long numbers.
 */
export function scrubbedError(error: string | null): string {
  const [line = ''] = (error ?? '').split('\n', 1);
  // The first pattern needs quadratic time for a long word.
  return line
    .slice(0, 2_000)
    .replaceAll(/[^\s@<>"'()]+@[^\s@<>"'()]+/g, '(address)')
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '(quoted)')
    .replaceAll(/\bhttps?:\/\/\S+/g, '(link)')
    .replaceAll(/\+?\d[\d -]{4,}\d/g, '(number)')
    .slice(0, 200);
}
