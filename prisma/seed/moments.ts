const minute = 60_000;
const day = 24 * 60 * minute;
const indiaOffset = 330 * minute;

/**
 * An instant relative to today in India, so that the demo's coming sessions are in the future when it is
 * loaded.
 * @param days from today; negative is past
 * @param clock time of day in India, "18:30"
 */
export function istDay(days: number, clock: string, today = new Date()): Date {
  const midnight = Math.floor((today.getTime() + indiaOffset) / day) * day - indiaOffset;
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(midnight + days * day + (hours * 60 + minutes) * minute);
}
