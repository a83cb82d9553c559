import { Temporal } from 'temporal-polyfill';
import { type AwayDays, awayReach } from '@/lib/booking/away/rules';
import {
  type BookableCalendar,
  freeSlots,
  isWithinHours,
  meet,
  placeAt,
  type Slot,
  type TakenTime,
} from '@/lib/booking/calendar/slots/rules';
import { isKeptForOther } from '@/lib/booking/kept-hour/times';
import { day, minute } from '@/lib/format/duration';
import { instantOnClock, startOfDay } from '@/lib/format/wall-clock';

type Time = { readonly startsAt: Date; readonly endsAt: Date };

/** The first and last instants of closed days. @param timeZone of the calendar */
export function awayRange(
  { firstDate, lastDate }: Pick<AwayDays, 'firstDate' | 'lastDate'>,
  timeZone: string,
): { readonly from: Date; readonly until: Date } {
  return {
    from: startOfDay(firstDate, timeZone),
    until: new Date(instantOnClock(Temporal.PlainDate.from(lastDate), 1440, timeZone)),
  };
}

/** Whether an appointment is in closed days, or in their closed hours. */
export function isInside(away: AwayDays, { startsAt, endsAt }: Time, timeZone: string): boolean {
  const { from, until } = awayRange(away, timeZone);
  if (endsAt <= from || startsAt >= until) return false;
  const { startMinute, endMinute } = away;
  if (startMinute === null || endMinute === null) return true;
  const date = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(timeZone);
  const at = (minutes: number) => new Date(instantOnClock(date.toPlainDate(), minutes, timeZone));
  return startsAt < at(endMinute) && at(startMinute) < endsAt;
}

/** The same weekday and clock in the two weeks after the closed days. */
function sameClock({ startsAt }: Time, until: Date, timeZone: string): Date[] {
  const local = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(timeZone);
  const weeks = Math.max(1, Math.ceil((until.getTime() - startsAt.getTime()) / (7 * day)));
  return [weeks, weeks + 1].map((later) => new Date(local.add({ weeks: later }).epochMilliseconds));
}

/**
 * A new time for an appointment in closed days: the same weekday and clock afterwards, or the first free time.
 * @param calendar with the hours kept for others
 * @param taken every taken time in the weeks after the closed days
 * @returns null if none is free in these weeks
 */
export function timeAfter(
  appointment: Time,
  calendar: BookableCalendar,
  taken: readonly TakenTime[],
  { until, now }: { readonly until: Date; readonly now: Date },
): Slot | null {
  const length = appointment.endsAt.getTime() - appointment.startsAt.getTime();
  const slotOf = (startsAt: Date): Slot => {
    const endsAt = new Date(startsAt.getTime() + length);
    const blockedUntil = new Date(endsAt.getTime() + calendar.bufferMinutes * minute);
    return { startsAt, endsAt, blockedUntil, ...placeAt(calendar, { startsAt, endsAt }) };
  };
  const usual = sameClock(appointment, until, calendar.timeZone)
    .map(slotOf)
    .filter((slot) => !isKeptForOther(calendar.keptHours ?? [], calendar, slot, null))
    .find((slot) => isWithinHours(calendar, slot) && !taken.some((time) => meet(slot, time)));
  if (usual) return usual;
  const ahead = (until.getTime() - now.getTime()) / day + awayReach;
  const open = { ...calendar, slotMinutes: length / minute, noticeMinutes: 0, horizonDays: Math.ceil(ahead) };
  const reach = new Date(until.getTime() + awayReach * day);
  return freeSlots(open, taken, now, { from: until, until: reach })[0] ?? null;
}
