// Durations in milliseconds. A day is 24 hours here; for calendar days see `time-zone.ts`.
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Words about meetings, with the minutes of its first meeting for "{1}", and so on. */
export function withMinutes(words: string, meetings: readonly number[]): string {
  return words.replaceAll(/\{(\d)\}/g, (_, number: string) => String(meetings[Number(number) - 1]));
}
