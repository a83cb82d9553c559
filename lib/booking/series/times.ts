import { Temporal } from 'temporal-polyfill';
import { type Repeat, repeats } from '@/lib/booking/series/rules';

/** A local time such as "2026-11-24T18:30", this many weeks later on the same clock. */
function weeksLater(local: string, weeks: number): string {
  return Temporal.PlainDateTime.from(local).add({ weeks }).toString({ smallestUnit: 'minute' });
}

/**
 * The beginnings of a series on its own clock, including the first; changes of the clock move no session.
 * @param except days to skip ("2026-12-24"); a skipped day counts towards the number, so the end stays
 */
export function beginningsOf(
  first: string,
  {
    repeat,
    count,
    except,
  }: { readonly repeat: Repeat; readonly count: number; readonly except: readonly string[] },
): string[] {
  const { weeks } = repeats[repeat];
  return Array.from({ length: count }, (_, index) => weeksLater(first, index * weeks)).filter(
    (local) => !except.includes(local.slice(0, 10)),
  );
}

/** An instant moved by the same days and minutes of the clock as another one. */
export function shiftedLike(
  moment: Date,
  { from, to }: { readonly from: Date; readonly to: Date },
  timeZone: string,
): Date {
  const local = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
  const moved = local(moment).add(local(from).until(local(to), { largestUnit: 'day' }));
  return new Date(moved.toZonedDateTime(timeZone, { disambiguation: 'earlier' }).epochMilliseconds);
}
