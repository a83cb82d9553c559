import type { DateArray } from 'ics';

/** An instant in the form of the library for calendar files: to the minute, in UTC. */
export function utcParts(instant: Date): DateArray {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ];
}
