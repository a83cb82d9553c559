/** Weekly hours in which a line answers, in Indian Standard Time. */
export type OpeningHours = {
  readonly weekdays: readonly number[];
  /** Hours of the day, 0 to 24; it closes on the same day. */
  readonly from: number;
  readonly to: number;
};

const week = 7 * 24 * 60;

/** India has one zone and no summer time. */
const minutesAheadOfUtc = 330;

/** An opening time in UTC: its beginning in minutes from Sunday midnight, and its length in minutes. */
export type OpenTime = readonly [begins: number, lasts: number];

/** The same hours in a simple form for a script. */
export function openTimes({ weekdays, from, to }: OpeningHours): readonly OpenTime[] {
  return weekdays.map((day) => [
    ((day * 24 + from) * 60 - minutesAheadOfUtc + week) % week,
    (to - from) * 60,
  ]);
}

/** The epoch began on a Thursday, four days into a week. */
const firstMinute = 4 * 24 * 60;

/** @param moment milliseconds since 1970 */
export function isOpenAt(times: readonly OpenTime[], moment: number): boolean {
  const minute = moment / 60_000 + firstMinute;
  return times.some(([begins, lasts]) => (minute - begins) % week < lasts);
}
