import { Temporal } from 'temporal-polyfill';

/**
 * The instant at which a local clock shows this many minutes after midnight, in ms since 1970. A time that
 * the change to summer time skips becomes the moment of the change, so that hours neither overlap nor
 * reverse; of a time that occurs twice, the first.
 * @param minutes 0 to 1440; 1440 is the next midnight
 * @param timeZone IANA zone
 */
export function instantOnClock(date: Temporal.PlainDate, minutes: number, timeZone: string): number {
  const wanted = date.toPlainDateTime().add({ minutes });
  const found = wanted.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  const skipped = !found.toPlainDateTime().equals(wanted);
  // A moment later, because of the change itself "previous" is the one half a year before.
  const change = skipped ? found.add({ nanoseconds: 1 }).getTimeZoneTransition('previous') : null;
  return (change ?? found).epochMilliseconds;
}

/** The instant at which a day begins on a local clock. @param isoDate "2026-11-30" @param timeZone IANA zone */
export function startOfDay(isoDate: string, timeZone: string): Date {
  return new Date(instantOnClock(Temporal.PlainDate.from(isoDate), 0, timeZone));
}

/** The calendar day on a local clock at this instant. */
export function dayOnClock(epochMilliseconds: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone).toPlainDate();
}
