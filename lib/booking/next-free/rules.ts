import {
  type BookableCalendar,
  bookableRange,
  freeSlots,
  type TakenTime,
} from '@/lib/booking/calendar/slots/rules';
import { day, hour, minute } from '@/lib/format/duration';
import { cellsOf, filledMs } from '@/lib/therapist/free-times/rules';

/** Jobs of next free times; database triggers enqueue the first one by this name. */
export const nextFreeTasks = {
  refresh: 'refresh-next-free',
  refreshDue: 'refresh-due-next-free',
} as const;

export type TakenOrHeld = TakenTime & { readonly heldUntil: Date | null };

export type NextFree = {
  /** The earliest bookable time; null if there is none up to the horizon. */
  readonly at: Date | null;
  readonly cells: string;
  /**
   * When to compute this again: the time can no longer be booked, a hold expires, or another day comes within
   * the horizon.
   */
  readonly dueAt: Date;
};

const week = 7 * day;
/** Milliseconds after which it is computed again, because new days have come within the horizon. */
const longestMs = 6 * hour;

/** The first free time after `from`, searched week by week, because most calendars have one early. */
function firstAfter(
  calendar: BookableCalendar,
  taken: readonly TakenTime[],
  now: Date,
  from: Date,
): Date | null {
  const { until: end } = bookableRange(calendar, now);
  for (let begin = from; begin <= end; begin = new Date(begin.getTime() + week)) {
    const until = new Date(Math.min(begin.getTime() + week, end.getTime()));
    const [slot] = freeSlots(calendar, taken, now, { from: begin, until });
    if (slot) return slot.startsAt;
  }
  return null;
}

/** The next free time of a calendar. @param taken all taken times from now on */
export function nextFreeOf(calendar: BookableCalendar, taken: readonly TakenOrHeld[], now: Date): NextFree {
  const filled = new Date(now.getTime() + filledMs);
  const near = freeSlots(calendar, taken, now, { from: now, until: filled }).map(({ startsAt }) => startsAt);
  const at = near[0] ?? firstAfter(calendar, taken, now, filled);
  const ends = [
    now.getTime() + longestMs,
    // One millisecond later this time can no longer be booked.
    ...(at ? [at.getTime() - calendar.noticeMinutes * minute + 1] : []),
    ...taken.flatMap(({ heldUntil }) => (heldUntil && heldUntil > now ? [heldUntil.getTime()] : [])),
  ];
  return { at, cells: cellsOf(near, now), dueAt: new Date(Math.min(...ends)) };
}
