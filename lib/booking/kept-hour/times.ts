import { Temporal } from 'temporal-polyfill';
import { isOwnHour, type KeptHour } from '@/lib/booking/kept-hour/rules';
import { day, minute } from '@/lib/format/duration';
import { dayOnClock, instantOnClock } from '@/lib/format/wall-clock';

type Clock = { readonly timeZone: string; readonly bufferMinutes: number };

type Time = { readonly startsAt: Date; readonly endsAt: Date; readonly blockedUntil: Date };

/** The first day of a kept hour. */
function firstDay({ fromDate, weekday }: Pick<KeptHour, 'fromDate' | 'weekday'>): Temporal.PlainDate {
  const from = Temporal.PlainDate.from(fromDate.toISOString().slice(0, 10));
  return from.add({ days: (weekday - from.dayOfWeek + 7) % 7 });
}

/** The times of a kept hour that touch this range, with the calendar's break after each. */
export function timesOf(
  hour: KeptHour,
  { timeZone, bufferMinutes }: Clock,
  { from, until }: { readonly from: Date; readonly until: Date },
): Time[] {
  const first = firstDay(hour);
  const step = 7 * hour.everyWeeks;
  const before = first.until(dayOnClock(from.getTime() - day, timeZone), { largestUnit: 'day' }).days;
  const times: Time[] = [];
  for (let count = Math.max(0, Math.floor(before / step)); ; count += 1) {
    const date = first.add({ days: count * step });
    const startsAt = new Date(instantOnClock(date, hour.startMinute, timeZone));
    if (startsAt >= until) return times;
    const endsAt = new Date(startsAt.getTime() + hour.minutes * minute);
    const blockedUntil = new Date(endsAt.getTime() + bufferMinutes * minute);
    if (blockedUntil > from) times.push({ startsAt, endsAt, blockedUntil });
  }
}

/** Whether one of these hours is for another person at this time. @param clientId of the person who books */
export function isKeptForOther(
  hours: readonly KeptHour[],
  calendar: Clock,
  { startsAt, blockedUntil }: Pick<Time, 'startsAt' | 'blockedUntil'>,
  clientId: string | null,
): boolean {
  const range = { from: startsAt, until: blockedUntil };
  return hours.some((hour) => !isOwnHour(hour, clientId) && timesOf(hour, calendar, range).length > 0);
}

/** Whether two kept hours of one calendar ever meet, the break after each included. */
export function collide(one: KeptHour, other: KeptHour, bufferMinutes: number): boolean {
  if (one.weekday !== other.weekday) return false;
  const end = ({ startMinute, minutes }: KeptHour) => startMinute + minutes + bufferMinutes;
  if (one.startMinute >= end(other) || other.startMinute >= end(one)) return false;
  if (one.everyWeeks === 1 || other.everyWeeks === 1) return true;
  const apart = firstDay(one).until(firstDay(other), { largestUnit: 'day' }).days;
  return apart % 14 === 0;
}
