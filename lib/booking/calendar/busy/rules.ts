import { hour, minute } from '@/lib/format/duration';
import { mostInWords } from '@/lib/format/file-size';
import type { OutboundReason } from '@/lib/server/outbound/failure';

export const busyTasks = { read: 'read-busy-times', readDue: 'read-due-busy-times' } as const;

export const busyPath = '/therapist-dashboard/hours/busy';

/** Milliseconds between two readings, and after a day without success. */
export const readEveryMs = { usual: 15 * minute, failing: 60 * minute } as const;

/** Milliseconds without success after which the therapist is notified. */
export const toldAfterMs = 24 * hour;

/**
 * Days that are read before and after today. People can book up to a year ahead, whatever the present setting
 * is; the calendar also shows the week before.
 */
export const busyDays = { back: 7, ahead: 367 } as const;

export const busyBounds = {
  bytes: 5 * 1024 * 1024,
  fetchMs: 10_000,
  redirects: 3,
  /** Milliseconds for parsing the file. */
  parseMs: 10_000,
  times: 20_000,
  /** Steps through repeated entries, including those outside these days. */
  steps: 500_000,
} as const;

export type BusyFailure = OutboundReason | 'refused' | 'not-a-calendar' | 'too-many' | 'sealed' | 'own';

const failures: Readonly<Record<BusyFailure, string>> = {
  'not-https': 'The link redirects to a page without https.',
  'unknown-host': 'We could not find this server. Check the link.',
  'private-network': 'The link points to a private network, which we cannot reach.',
  unreachable: 'Your calendar’s server did not respond.',
  'too-slow': 'Your calendar’s server took longer than ten seconds.',
  'too-large': `The calendar is larger than ${mostInWords(busyBounds.bytes)}. Use one with fewer entries.`,
  'too-many-redirects': 'The link redirects too many times.',
  unreadable: 'Your calendar’s server sent a file we cannot read.',
  refused: 'Your calendar’s server no longer accepts this link. Copy the secret link again.',
  'not-a-calendar': 'There is no calendar at this link. Copy the link that ends in .ics.',
  'too-many': 'The calendar has too many entries. Use one with fewer.',
  sealed: 'We cannot open the saved link at the moment. Our support team has been notified.',
  own: 'This is your Antarman calendar. Enter the link to your other calendar.',
};

/** A failure in words; an unknown code, of another release, gets the general words. */
export function failureInWords(failure: string): string {
  return Object.entries(failures).find(([name]) => name === failure)?.[1] ?? failures.unreachable;
}

/** The part of a secret address that may be shown: "calendar.google.com/••••••". */
export function maskedAddress(address: string): string {
  return `${URL.parse(address)?.hostname ?? ''}/••••••`;
}

const times = (count: number) => (count === 1 ? '1 busy time' : `${count} busy times`);

export function readInWords(count: number, unread: number): string {
  const found =
    count === 0
      ? 'Calendar updated. You have no busy times in the next year.'
      : `Calendar updated: ${times(count)}. Clients cannot book them.`;
  if (unread === 0) return found;
  const which = unread === 1 ? '1 entry could' : `${unread} entries could`;
  const why = 'A line is damaged, or we do not know the time zone.';
  return `${found} ${which} not be read, so clients can still book you at these times. ${why} Close these times under “Holidays and extra hours”.`;
}

export const busyMessages = {
  address: 'Enter the secret link of your calendar. It begins with https://',
  notLinked: 'You can connect your calendar after we accept your application.',
  notSaved: 'We could not save this just now. Please try again.',
  connected: 'Calendar connected.',
  asked: 'Your calendar was updated just now.',
  none: 'No calendar is connected.',
  removed: 'Calendar and busy times removed.',
} as const;
