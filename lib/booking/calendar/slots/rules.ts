import { Temporal } from 'temporal-polyfill';
import { isOwnHour, type KeptHour } from '@/lib/booking/kept-hour/rules';
import { timesOf } from '@/lib/booking/kept-hour/times';
import { isInWeek, type Week } from '@/lib/booking/new-clients/rules';
import { day, minute } from '@/lib/format/duration';
import { dayOnClock, instantOnClock } from '@/lib/format/wall-clock';
import { waysAt } from '@/lib/therapist/kind/rules';

/** The place of some hours: one calendar at a time holds its premises. */
export type PlaceOfHours = {
  readonly id: string;
  readonly premisesId: string;
  /** Whether sessions by video and phone are offered there too. */
  readonly alsoRemote: boolean;
};

/** Open time on one weekday, in minutes after midnight on the calendar's own clock; 1 is Monday (ISO). */
export type WeeklyHours = {
  readonly weekday: number;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly place?: PlaceOfHours | null;
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
      readonly place?: PlaceOfHours | null;
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
  /** The ways to meet that are looked for; hours that offer none of them are left out. Absent for all hours. */
  readonly ways?: readonly string[];
  /** Id of the only place for meeting in person; null or absent for any. */
  readonly inPersonAt?: string | null;
  /** Weeks of which the person who books is offered no time; absent for none. */
  readonly fullWeeks?: readonly Week[];
};

type OpenTimes = Pick<BookableCalendar, 'hours' | 'exceptions'>;
type Looked = Pick<BookableCalendar, 'hours' | 'ways' | 'inPersonAt'>;

export type TakenTime = {
  readonly startsAt: Date;
  readonly blockedUntil: Date;
  /** Premises of a booking of another calendar: it takes times at these only. */
  readonly onlyAt?: string | null;
};

/** The place that a time holds; both null for none. */
export type HeldPlace = { readonly placeId: string | null; readonly premisesId: string | null };

export type Slot = HeldPlace & {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly blockedUntil: Date;
};

type Range = { readonly start: number; readonly end: number };
type Minutes = Range & { readonly place?: PlaceOfHours | null | undefined };

/** Whether weekly hours name a place: only then are the other hours without meeting in person. */
function hasPlaces(hours: readonly { readonly place?: unknown }[]): boolean {
  return hours.some(({ place }) => place != null);
}

/** Premises of the hours and extra hours, each once. */
export function premisesOf({ hours, exceptions }: OpenTimes): readonly string[] {
  const places = [...hours, ...exceptions].flatMap((open) => ('place' in open ? (open.place ?? []) : []));
  return [...new Set(places.map(({ premisesId }) => premisesId))];
}

/** The ranges of `open` minus `closed`. */
function without(open: readonly Minutes[], closed: Range): Minutes[] {
  return open.flatMap(({ start, end, place }) => {
    if (closed.end <= start || closed.start >= end) return [{ start, end, place }];
    const before = { start, end: closed.start, place };
    const after = { start: closed.end, end, place };
    return [before, after].filter((rest) => rest.start < rest.end);
  });
}

/** Joins overlapping and touching ranges of one place, so that extra hours next to the usual ones give no slot twice. */
function merged(ranges: readonly Minutes[]): Minutes[] {
  const joined: Minutes[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end && range.place?.id === last.place?.id) {
      joined[joined.length - 1] = { ...last, end: Math.max(last.end, range.end) };
    } else {
      joined.push(range);
    }
  }
  return joined;
}

const wholeDay = { start: 0, end: 1440 };

export function openTimesOn(calendar: OpenCalendar, date: Temporal.PlainDate): Time[] {
  return openMinutes(calendar, date).map(({ start, end }) => ({
    startsAt: new Date(instantOnClock(date, start, calendar.timeZone)),
    endsAt: new Date(instantOnClock(date, end, calendar.timeZone)),
  }));
}

/**
 * Open minutes of one local day: the weekly hours without closed times, plus the extra hours even where closed.
 * Extra hours are at their own place, whatever the weekly hours say.
 */
function openMinutes({ hours, exceptions }: OpenTimes, date: Temporal.PlainDate): Minutes[] {
  const iso = date.toString();
  const today = exceptions.filter(({ onDate }) => onDate === iso);
  const usual = hours
    .filter(({ weekday }) => weekday === date.dayOfWeek)
    .map(({ startMinute, endMinute, place }) => ({ start: startMinute, end: endMinute, place }));
  const left = today
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
    exception.kind === 'extra'
      ? [{ start: exception.startMinute, end: exception.endMinute, place: exception.place }]
      : [],
  );
  return merged([...extra.reduce(without, left), ...extra]);
}

function heldPlace(place: PlaceOfHours | null | undefined): HeldPlace {
  return { placeId: place?.id ?? null, premisesId: place?.premisesId ?? null };
}

/** Whether hours at a place offer one of the ways to meet that are looked for. */
function offersWays({ hours, ways = [], inPersonAt }: Looked, place: Minutes['place']): boolean {
  return ways.length === 0 || waysAt(place, hasPlaces(hours), ways, inPersonAt).length > 0;
}

/**
 * Consecutive slots from the beginning of each open range, with the buffer between them. Counts elapsed time,
 * so that slots keep their length on the day the clocks change.
 */
function slotsOn(calendar: BookableCalendar, date: Temporal.PlainDate): Slot[] {
  const length = calendar.slotMinutes * minute;
  const buffer = calendar.bufferMinutes * minute;
  return openMinutes(calendar, date).flatMap(({ start, end, place }) => {
    if (!offersWays(calendar, place)) return [];
    const opens = instantOnClock(date, start, calendar.timeZone);
    const closes = instantOnClock(date, end, calendar.timeZone);
    const count = Math.max(0, Math.floor((closes - opens + buffer) / (length + buffer)));
    return Array.from({ length: count }, (_, index) => {
      const startsAt = opens + index * (length + buffer);
      return {
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + length),
        blockedUntil: new Date(startsAt + length + buffer),
        ...heldPlace(place),
      };
    });
  });
}

/** Whether two times overlap, buffers included: the same rules as the database's exclusion constraints. */
export function meet(slot: Slot, taken: TakenTime): boolean {
  if (taken.onlyAt && taken.onlyAt !== slot.premisesId) return false;
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
    if (starts < from || starts > until || isInWeek(calendar.fullWeeks ?? [], slot.startsAt)) return false;
    return !closed.some((time) => meet(slot, time));
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
    .filter((hour) => isOwnHour(hour, clientId))
    .flatMap((hour) => timesOf(hour, calendar, range))
    .map(({ startsAt }) => {
      const endsAt = new Date(startsAt.getTime() + length);
      const blockedUntil = new Date(endsAt.getTime() + bufferMinutes * minute);
      return { startsAt, endsAt, blockedUntil, ...placeAt(calendar, { startsAt, endsAt }) };
    })
    .filter((slot) => isWithinHours(calendar, slot));
  const others = keptHours
    .filter((hour) => !isOwnHour(hour, clientId))
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

type OpenCalendar = OpenTimes & { readonly timeZone: string };
type Time = { readonly startsAt: Date; readonly endsAt: Date };

/** The open hours that hold a whole time; a time agreed under earlier hours may have none. */
function hoursAt(calendar: OpenCalendar, { startsAt, endsAt }: Time): Minutes | undefined {
  const date = dayOnClock(startsAt.getTime(), calendar.timeZone);
  return openMinutes(calendar, date).find(
    ({ start, end }) =>
      instantOnClock(date, start, calendar.timeZone) <= startsAt.getTime() &&
      endsAt.getTime() <= instantOnClock(date, end, calendar.timeZone),
  );
}

/** The place of the open hours that hold a whole time; none outside of them. */
export function placeAt(calendar: OpenCalendar, time: Time): HeldPlace {
  return heldPlace(hoursAt(calendar, time)?.place);
}

/** Whether a time is within open hours for the ways that are looked for, ignoring other bookings. */
export function isWithinHours(calendar: OpenCalendar & Looked, time: Time): boolean {
  const hours = hoursAt(calendar, time);
  return hours !== undefined && offersWays(calendar, hours.place);
}
