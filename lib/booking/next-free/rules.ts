import {
  type BookableCalendar,
  bookableRange,
  freeSlots,
  type TakenTime,
} from '@/lib/booking/calendar/slots/rules';
import { cellsOf, filledMs } from '@/lib/therapist/free-times/rules';

/** Jobs of this noun; triggers of the database enqueue the first by this name. */
export const nextFreeTasks = {
  refresh: 'refresh-next-free',
  refreshDue: 'refresh-due-next-free',
} as const;

/** A taken time; of a hold also when it ends. */
export type TakenOrHeld = TakenTime & { readonly heldUntil: Date | null };

/** What is kept of a calendar's free times. */
export type NextFree = {
  /** The earliest time that can be booked, or null up to the horizon. */
  readonly at: Date | null;
  readonly cells: string;
  /** When to work this out again: nobody can book the time any more, a hold ends, or another day has come near. */
  readonly dueAt: Date;
};

const week = 7 * 86_400_000;
/** Milliseconds after which new times have come near enough to be kept, even if nobody has changed anything. */
const longestMs = 6 * 3_600_000;

/** The first free time after `from`, looked for week by week, because most calendars have one early. */
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

/** Works out the next free time of a calendar. @param taken all that is taken from now on */
export function nextFreeOf(calendar: BookableCalendar, taken: readonly TakenOrHeld[], now: Date): NextFree {
  const filled = new Date(now.getTime() + filledMs);
  const near = freeSlots(calendar, taken, now, { from: now, until: filled }).map(({ startsAt }) => startsAt);
  const at = near[0] ?? firstAfter(calendar, taken, now, filled);
  const ends = [
    now.getTime() + longestMs,
    // One millisecond later it is too late to book this time.
    ...(at ? [at.getTime() - calendar.noticeMinutes * 60_000 + 1] : []),
    ...taken.flatMap(({ heldUntil }) => (heldUntil && heldUntil > now ? [heldUntil.getTime()] : [])),
  ];
  return { at, cells: cellsOf(near, now), dueAt: new Date(Math.min(...ends)) };
}
