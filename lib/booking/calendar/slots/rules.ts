import { Temporal } from 'temporal-polyfill';
import type { KeptHour } from '@/lib/booking/kept-hour/rules';
import { timesOf } from '@/lib/booking/kept-hour/times';
import { day, minute } from '@/lib/format/duration';
import { dayOnClock, instantOnClock } from '@/lib/format/wall-clock';

/** Open time on one weekday, in minutes after midnight on the calendar's own clock; 1 is Monday (ISO). */
export type WeeklyHours = {
  readonly weekday: number;
  readonly startMinute: number;
  readonly endMinute: number;
};

/** A day that differs: closed (all day, or for these minutes) or open for extra minutes. `onDate` is "2026-11-20". */
export type DayException =
  | {
      readonly kind: 'closed';
      readonly onDate: string;
      readonly startMinute: number | null;
      readonly endMinute: number | null;
    }
  | {
      readonly kind: 'extra';
      readonly onDate: string;
      readonly startMinute: number;
      readonly endMinute: number;
    };

export type BookableCalendar = {
  /** IANA zone of the hours and exceptions. */
  readonly timeZone: string;
  readonly slotMinutes: number;
  /** Free time after each slot. */
  readonly bufferMinutes: number;
  /** The earliest start is this many minutes from now. */
  readonly noticeMinutes: number;
  /** The latest start is this many days from now. */
  readonly horizonDays: number;
  readonly hours: readonly WeeklyHours[];
  readonly exceptions: readonly DayException[];
  /** Hours that repeat and are each for one client; absent from the service's calendar. */
  readonly keptHours?: readonly KeptHour[];
};

export type TakenTime = { readonly startsAt: Date; readonly blockedUntil: Date };

export type Slot = { readonly startsAt: Date; readonly endsAt: Date; readonly blockedUntil: Date };

type Minutes = { readonly start: number; readonly end: number };

/** The ranges of `open` minus `closed`. */
function without(open: readonly Minutes[], closed: Minutes): Minutes[] {
  return open.flatMap(({ start, end }) => {
    if (closed.end <= start || closed.start >= end) return [{ start, end }];
    const before = { start, end: closed.start };
    const after = { start: closed.end, end };
    return [before, after].filter((rest) => rest.start < rest.end);
  });
}

/** Joins overlapping and touching ranges, so that extra hours next to the usual ones give no slot twice. */
function merged(ranges: readonly Minutes[]): Minutes[] {
  const joined: Minutes[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else {
      joined.push(range);
    }
  }
  return joined;
}

const wholeDay = { start: 0, end: 1440 };

export function openTimesOn(
  calendar: Pick<BookableCalendar, 'hours' | 'exceptions' | 'timeZone'>,
  date: Temporal.PlainDate,
): { readonly startsAt: Date; readonly endsAt: Date }[] {
  return openMinutes(calendar, date).map(({ start, end }) => ({
    startsAt: new Date(instantOnClock(date, start, calendar.timeZone)),
    endsAt: new Date(instantOnClock(date, end, calendar.timeZone)),
  }));
}

/** Open minutes of one local day: the weekly hours without closed times, plus the extra hours even where closed. */
function openMinutes(
  { hours, exceptions }: Pick<BookableCalendar, 'hours' | 'exceptions'>,
  date: Temporal.PlainDate,
): Minutes[] {
  const iso = date.toString();
  const today = exceptions.filter(({ onDate }) => onDate === iso);
  const usual = hours
    .filter(({ weekday }) => weekday === date.dayOfWeek)
    .map(({ startMinute, endMinute }) => ({ start: startMinute, end: endMinute }));
  const kept = today
    .filter(({ kind }) => kind === 'closed')
    .reduce<Minutes[]>(
      (open, { startMinute, endMinute }) =>
        without(
          open,
          startMinute === null || endMinute === null ? wholeDay : { start: startMinute, end: endMinute },
        ),
      usual,
    );
  const extra = today.flatMap((exception) =>
    exception.kind === 'extra' ? [{ start: exception.startMinute, end: exception.endMinute }] : [],
  );
  return merged([...kept, ...extra]);
}

/**
 * Consecutive slots from the beginning of each open range, with the buffer between them. Counts elapsed time,
 * so that slots keep their length on the day the clocks change.
 */
function slotsOn(calendar: BookableCalendar, date: Temporal.PlainDate): Slot[] {
  const length = calendar.slotMinutes * minute;
  const buffer = calendar.bufferMinutes * minute;
  return openMinutes(calendar, date).flatMap(({ start, end }) => {
    const opens = instantOnClock(date, start, calendar.timeZone);
    const closes = instantOnClock(date, end, calendar.timeZone);
    const count = Math.max(0, Math.floor((closes - opens + buffer) / (length + buffer)));
    return Array.from({ length: count }, (_, index) => {
      const startsAt = opens + index * (length + buffer);
      return {
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + length),
        blockedUntil: new Date(startsAt + length + buffer),
      };
    });
  });
}

/** Whether two times overlap, buffers included: the same rule as the database's exclusion constraint. */
export function meet(slot: Slot, taken: TakenTime): boolean {
  return slot.startsAt < taken.blockedUntil && taken.startsAt < slot.blockedUntil;
}

/** The first and last instants at which a booking may begin. */
export function bookableRange(calendar: BookableCalendar, now: Date): { from: Date; until: Date } {
  return {
    from: new Date(now.getTime() + calendar.noticeMinutes * minute),
    until: new Date(now.getTime() + calendar.horizonDays * day),
  };
}

/**
 * Slots that people can book now and that begin in this range, earliest first: inside the open hours, after
 * the notice, before the horizon, clear of taken times. If open ranges are closer together than the buffer,
 * the last slot of one and the first of the next exclude each other; the sessions themselves never overlap.
 * A kept hour is free for its client alone, to whom it is offered at its own beginning.
 * @param range instants; both ends count
 * @param clientId of the person who books; null for everybody else
 */
export function freeSlots(
  calendar: BookableCalendar,
  taken: readonly TakenTime[],
  now: Date,
  range: { readonly from: Date; readonly until: Date },
  clientId: string | null = null,
): Slot[] {
  const bookable = bookableRange(calendar, now);
  const from = Math.max(bookable.from.getTime(), range.from.getTime());
  const until = Math.min(bookable.until.getTime(), range.until.getTime());
  if (from > until) return [];
  const last = dayOnClock(until, calendar.timeZone);
  const slots: Slot[] = [];
  for (
    let date = dayOnClock(from, calendar.timeZone);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    slots.push(...slotsOn(calendar, date));
  }
  const { own, others } = keptTimes(calendar, { from, until }, clientId);
  const closed = [...taken, ...others];
  return withOwn(slots, own).filter((slot) => {
    const starts = slot.startsAt.getTime();
    return starts >= from && starts <= until && !closed.some((time) => meet(slot, time));
  });
}

/** The kept hours of a range: the bookable ones of this client, and the times that others keep. */
function keptTimes(
  calendar: BookableCalendar,
  { from, until }: { readonly from: number; readonly until: number },
  clientId: string | null,
): { readonly own: readonly Slot[]; readonly others: readonly TakenTime[] } {
  const { keptHours = [], slotMinutes, bufferMinutes } = calendar;
  const length = slotMinutes * minute;
  const range = { from: new Date(from), until: new Date(until + length + bufferMinutes * minute) };
  const own = keptHours
    .filter((hour) => hour.clientId === clientId)
    .flatMap((hour) => timesOf(hour, calendar, range))
    .map(({ startsAt }) => {
      const endsAt = new Date(startsAt.getTime() + length);
      return { startsAt, endsAt, blockedUntil: new Date(endsAt.getTime() + bufferMinutes * minute) };
    })
    .filter((slot) => isWithinHours(calendar, slot));
  const others = keptHours
    .filter((hour) => hour.clientId !== clientId)
    .flatMap((hour) => timesOf(hour, calendar, range));
  return { own, others };
}

/** Slots with those of kept hours among them, each beginning once. */
function withOwn(slots: readonly Slot[], own: readonly Slot[]): readonly Slot[] {
  if (own.length === 0) return slots;
  const known = new Set(slots.map(({ startsAt }) => startsAt.getTime()));
  return [...slots, ...own.filter(({ startsAt }) => !known.has(startsAt.getTime()))].toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
  );
}

/** Whether a time is within the open hours, ignoring other bookings; a time agreed under earlier hours may not be. */
export function isWithinHours(
  calendar: BookableCalendar,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): boolean {
  const date = dayOnClock(startsAt.getTime(), calendar.timeZone);
  return openMinutes(calendar, date).some(
    ({ start, end }) =>
      instantOnClock(date, start, calendar.timeZone) <= startsAt.getTime() &&
      endsAt.getTime() <= instantOnClock(date, end, calendar.timeZone),
  );
}

/** The bookable slot that begins at this instant; undefined if there is none. */
export function freeSlotAt(
  calendar: BookableCalendar,
  taken: readonly TakenTime[],
  now: Date,
  startsAt: Date,
): Slot | undefined {
  return freeSlots(calendar, taken, now, { from: startsAt, until: startsAt })[0];
}
