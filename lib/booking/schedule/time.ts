import { furthestDays, instantOfLocal, recordedDays } from '@/lib/booking/schedule/rules';
import type { ScheduleInput } from '@/lib/booking/schedule/schema';

/** What is wrong with the time of a session. */
export type TimeProblem = 'no-time' | 'past' | 'not-past' | 'too-far' | 'too-old';

type Time = { readonly startsAt: Date; readonly endsAt: Date; readonly timeZone: string };

const minute = 60_000;
const day = 86_400_000;

/**
 * When a session is: one to come begins after now and within a year, one that has taken place has ended by now and
 * began within the last months.
 */
export function timeOf(
  {
    startsAt: local,
    timeZone,
    durationMinutes,
    held,
  }: Pick<ScheduleInput, 'startsAt' | 'timeZone' | 'durationMinutes' | 'held'>,
  now: Date,
): Time | { readonly because: TimeProblem } {
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
