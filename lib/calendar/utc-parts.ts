import type { DateArray } from 'ics';

/** An instant as the library for calendar files takes it: to the minute, on the clock of Greenwich. */
export function utcParts(instant: Date): DateArray {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ];
}
