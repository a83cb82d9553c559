import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

/**
 * Converts between an instant and the time that a clock shows (wall time). Wall time is written as the
 * milliseconds at which a UTC clock shows the same, so that days and hours can be added.
 * @typedef {{ toInstant: (wall: number) => number, toWall: (instant: number) => number }} Clock
 */

const dayMs = 86_400_000;

/** @returns {Clock} of an IANA zone or an offset. A skipped time counts by the offset before the change. */
export function clockOf(zone) {
  const offsetAt = (instant) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
  return {
    toWall: (instant) => instant + offsetAt(instant),
    toInstant: (wall) => {
      const before = offsetAt(wall - dayMs);
      const after = offsetAt(wall + dayMs);
      if (before === after || offsetAt(wall - before) === before) return wall - before;
      return offsetAt(wall - after) === after ? wall - after : wall - before;
    },
  };
}

/** @returns {Clock | null} of a VTIMEZONE; null for one without rules, which would mean UTC */
export function clockOfFile(lines) {
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(lines.join('\r\n'))));
    const rules = zone.component.getAllSubcomponents();
    if (!rules.some((rule) => rule.hasProperty('tzoffsetto') && rule.hasProperty('dtstart'))) return null;
    const offsetAt = (wall) => zone.utcOffset(timeOf(wall)) * 1000;
    return {
      toInstant: (wall) => wall - offsetAt(wall),
      toWall: (instant) => instant + offsetAt(instant + offsetAt(instant)),
    };
  } catch {
    return null;
  }
}

/** A wall time in the form of the library, which calculates without zones. */
export function timeOf(wall, isDate = false) {
  const at = new Date(wall);
  return new ICAL.Time({
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    isDate,
  });
}

export function wallOf({ year, month, day, hour, minute, second }) {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
