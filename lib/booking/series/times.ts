import { Temporal } from 'temporal-polyfill';
import { type Repeat, repeats } from '@/lib/booking/series/rules';

/** A local time such as "2026-11-24T18:30", this many weeks later on the same clock. */
function weeksLater(local: string, weeks: number): string {
  return Temporal.PlainDateTime.from(local).add({ weeks }).toString({ smallestUnit: 'minute' });
}

/**
 * The beginnings of a series on its own clock, the first one included; the clock's changes move no session.
 * @param except days to leave out ("2026-12-24"); a day left out counts among the number, so the end stays
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

/** A moment moved by as many days and minutes of a clock as another one was. */
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
