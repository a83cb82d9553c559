import type { ExceptionEntry } from '@/lib/booking/calendar/availability/preview';
import { addressQuery } from '@/lib/format/search-params';
import { formatInstant } from '@/lib/format/time';

/** Sessions that one press moves or cancels. */
export const mostAway = 100;

/** Days after the closed ones in which a new time is looked for. */
export const awayReach = 28;

export type AwayDays = Pick<ExceptionEntry, 'firstDate' | 'lastDate' | 'startMinute' | 'endMinute'>;

export const awayPath = '/therapist-dashboard/hours/days/away';

/** The page with the sessions in these closed days. */
export function awayAddress({ firstDate, lastDate, startMinute, endMinute }: AwayDays) {
  const hours = {
    from: startMinute === null ? '' : String(startMinute),
    until: endMinute === null ? '' : String(endMinute),
  };
  return `${awayPath}?${addressQuery({ first: firstDate, last: lastDate, ...hours })}` as const;
}

export const awayMessages = {
  none: 'Tick at least one session.',
  noTimes: 'There is no new time for these sessions. Propose one in the session itself, or cancel it.',
  reason: 'Enter a short reason',
  over: 'One of these sessions has begun, is over or cancelled. Nothing was changed.',
  unknown: 'We could not find one of these sessions. Nothing was changed. Please reload the page.',
  notLinked: 'You can do this after we accept your application.',
  notSaved: 'We could not save this just now. Nothing was changed. Please try again.',
} as const;

const counted = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

export function proposedInWords(proposed: number, without: number): string {
  const sent = `We have emailed a new time for ${counted(proposed)}. Each one moves when your client agrees.`;
  return without === 0
    ? sent
    : `${sent} ${counted(without)} had no free time and ${without === 1 ? 'is' : 'are'} unchanged.`;
}

export const cancelledInWords = (cancelled: number): string =>
  `${counted(cancelled)} ${cancelled === 1 ? 'is' : 'are'} cancelled. We tell your clients why.`;

/** The refusal when a proposed time was taken meanwhile. */
export const takenInWords = (at: Date, timeZone: string): string =>
  `You have another appointment on ${formatInstant(at, timeZone)}, so we sent nothing. The times below are new.`;
