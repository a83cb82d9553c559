import { hour, minute } from '@/lib/format/duration';
import { mostInWords } from '@/lib/format/file-size';
import type { OutboundReason } from '@/lib/server/outbound/failure';

export const busyTasks = { read: 'read-busy-times', readDue: 'read-due-busy-times' } as const;

export const busyPlace = '/therapist-dashboard/hours/busy';

/** Milliseconds between two readings, and after a day without success. */
export const readEveryMs = { usual: 15 * minute, failing: 60 * minute } as const;

/** Milliseconds without success after which the therapist is notified. */
export const toldAfterMs = 24 * hour;

/**
 * Days that are read before and after today. People can book up to a year ahead, whatever the present setting
 * is; the calendar also shows the week before.
 */
export const busyDays = { back: 7, ahead: 367 } as const;

/** Bounds of one reading. */
export const busyBounds = {
  bytes: 5 * 1024 * 1024,
  fetchMs: 10_000,
  redirects: 3,
  /** Milliseconds for parsing the file. */
  parseMs: 10_000,
  /** Times within these days, before overlapping ones are joined. */
  times: 20_000,
  /** Steps through repeated entries, including those outside these days. */
  steps: 500_000,
} as const;

export type BusyFailure = OutboundReason | 'refused' | 'not-a-calendar' | 'too-many' | 'sealed' | 'own';

const failures: Readonly<Record<BusyFailure, string>> = {
  'not-https': 'The address leads on to a page without https.',
  'unknown-host': 'There is no server of this name. Check the address.',
  'private-network': 'The address leads into a private network, where we cannot read it.',
  unreachable: 'The server of your calendar did not answer.',
  'too-slow': 'The server of your calendar took longer than ten seconds.',
  'too-large': `The calendar is larger than ${mostInWords(busyBounds.bytes)}. Name one with fewer entries.`,
  'too-many-redirects': 'The address led on too often.',
  unreadable: 'The server of your calendar sent something that we cannot read.',
  refused: 'The server of your calendar does not know this address any more. Copy the secret address again.',
  'not-a-calendar': 'There is no calendar at this address. Copy the address that ends in .ics.',
  'too-many': 'The calendar has too many entries. Name one with fewer.',
  sealed: 'We cannot open the kept address at the moment. The support team knows about it.',
  own: 'This is your calendar at Antarman. Name the calendar that you keep elsewhere.',
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
      ? 'Your calendar was read. It has no busy times in the coming year.'
      : `Your calendar was read: ${times(count)}. Nobody can book them.`;
  if (unread === 0) return found;
  const which = unread === 1 ? '1 entry could' : `${unread} entries could`;
  const why = 'A line is broken, or the time zone has a name that we do not know.';
  return `${found} ${which} not be read, so people can still book you at these times. ${why} Close the times under “Days that differ”.`;
}

export const busyMessages = {
  address: 'Enter the secret address of your calendar. It begins with https://',
  notLinked: 'You can name your calendar once we have accepted your application.',
  notSaved: 'We could not save this just now. Please try again.',
  kept: 'The address is kept.',
  asked: 'Your calendar was asked just now.',
  none: 'No calendar is named.',
  removed: 'The address and its busy times are removed.',
} as const;
