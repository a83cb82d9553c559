import { Temporal } from 'temporal-polyfill';
import { furthestDays, recordedDays } from '@/lib/booking/schedule/rules';
import type { ScheduleInput } from '@/lib/booking/schedule/schema';
import { day, minute } from '@/lib/format/duration';

export type TimeProblem = 'no-time' | 'past' | 'not-past' | 'too-far' | 'too-old';

export type SessionTime = { readonly startsAt: Date; readonly endsAt: Date; readonly timeZone: string };

/** Whether a text is a valid local time in the form of the fields, "2026-11-24T18:30". */
export function isLocalTime(local: string): boolean {
  return instantOfLocal(local, 'UTC') !== null;
}

/**
 * The instant of a local time such as "2026-11-24T18:30" in this zone. Null for a time that the clock skips,
 * or for a text that is not a time; of a time that occurs twice, the first.
 * @param timeZone IANA zone; see `knownTimeZone`
 */
export function instantOfLocal(local: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
  try {
    const wanted = Temporal.PlainDateTime.from(local, { overflow: 'reject' });
    const found = wanted.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
    return found.toPlainDateTime().equals(wanted) ? new Date(found.epochMilliseconds) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The time of a session: a future one begins after now and within a year; a past one has ended and began
 * within the last months.
 */
export function timeOf(
  {
    startsAt: local,
    timeZone,
    durationMinutes,
    held,
  }: Pick<ScheduleInput, 'startsAt' | 'timeZone' | 'held'> & { readonly durationMinutes: number },
  now: Date,
): SessionTime | { readonly because: TimeProblem } {
  const startsAt = timeZone === null ? null : instantOfLocal(local, timeZone);
  if (!startsAt || timeZone === null) return { because: 'no-time' };
  const endsAt = new Date(startsAt.getTime() + durationMinutes * minute);
  const ahead = startsAt.getTime() - now.getTime();
  if (held && endsAt > now) return { because: 'not-past' };
  if (held && ahead < -recordedDays * day) return { because: 'too-old' };
  if (!held && ahead <= 0) return { because: 'past' };
  if (ahead > furthestDays * day) return { because: 'too-far' };
  return { startsAt, endsAt, timeZone };
}
