// Durations in milliseconds. A day is 24 hours here; for calendar days see `time-zone.ts`.
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
