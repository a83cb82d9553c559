/** Weekly hours in which a line answers, in Indian Standard Time. */
export type OpeningHours = {
  /** Days on which it opens; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** Hours of the day, 0 to 24; it closes on the same day. */
  readonly from: number;
  readonly to: number;
};

/** India has one zone and no summer time. */
const indianOffsetMs = 5.5 * 3_600_000;

/** Whether a line answers at a moment. */
export function isOpenAt({ weekdays, from, to }: OpeningHours, moment: Date): boolean {
  // Shifts the moment, so that its UTC fields read as the clock in India.
  const india = new Date(moment.getTime() + indianOffsetMs);
  const hour = india.getUTCHours() + india.getUTCMinutes() / 60;
  return weekdays.includes(india.getUTCDay()) && hour >= from && hour < to;
}
