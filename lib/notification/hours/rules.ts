import { dayOnClock, instantOnClock } from '@/lib/format/wall-clock';

/** Local hours in which we may mail a person, in minutes after midnight: 0 to 1440, the end not included. */
export type ContactHours = { readonly fromMinute: number; readonly untilMinute: number };

/**
 * When a mail may go out: now within a person's hours, else when these next begin. A day has no hours if they
 * are entirely in the gap of a change to summer time, or if the zone skips the day.
 */
export function nextWelcome({ fromMinute, untilMinute }: ContactHours, timeZone: string, now: Date): Date {
  const today = dayOnClock(now.getTime(), timeZone);
  for (const days of [0, 1, 2, 3]) {
    const date = today.add({ days });
    const opens = instantOnClock(date, fromMinute, timeZone);
    const closes = instantOnClock(date, untilMinute, timeZone);
    if (opens < closes && now.getTime() < closes) return new Date(Math.max(now.getTime(), opens));
  }
  return now;
}
