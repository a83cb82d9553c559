import type { Filter } from '@/lib/admin/table/filters';

export const jobStates = {
  'given-up': 'Given up',
  failed: 'Failed, will be tried again',
  running: 'Running',
  waiting: 'Waiting',
} as const;

export const jobFilters = [
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'All states',
    options: Object.entries(jobStates).map(([value, label]) => ({ value, label })),
  },
  { kind: 'search', name: 'q', label: 'Task contains' },
] as const satisfies readonly Filter[];

export const jobMessages = {
  retried: 'It is tried now, with all its tries before it.',
  givenUp: 'Given up. It stays in the list until you remove it.',
  removed: 'Removed from the queue.',
  gone: 'This job is done, or running at this moment. Reload the page.',
  notSaved: 'We could not do this just now. Nothing was changed. Please try again.',
} as const;

/** Ids, dates, short numbers and words of our own: what a payload may hold. Anything else is not shown. */
const plain =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|20\d\d-\d\d-\d\d(?:T[\d:.]+Z)?|\d{1,5}|[a-z][a-z_-]{0,39})$/;

/** A payload without anything that could be about a person: names of fields, and ids. */
export function shownPayload(payload: unknown): readonly (readonly [string, string])[] {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload)
    .filter(([name]) => name !== '_cron')
    .map(([name, value]) => [name, plain.test(String(value)) ? String(value) : '(not shown)']);
}

/**
 * An error as the queue kept it, without what it may quote: databases and mail servers repeat what people wrote. Only
 * its first line; addresses, quoted text and longer numbers are left out.
 */
export function scrubbedError(error: string | null): string {
  const [line = ''] = (error ?? '').split('\n');
  return line
    .replaceAll(/[^\s@<>"'()]+@[^\s@<>"'()]+/g, '(address)')
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '(quoted)')
    .replaceAll(/\bhttps?:\/\/\S+/g, '(link)')
    .replaceAll(/\+?\d[\d -]{4,}\d/g, '(number)')
    .slice(0, 200);
}
