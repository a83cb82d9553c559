/** The zone in which the service works and people in India read (spec §9). */
const indianZone = 'Asia/Kolkata';

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "20 November 2026" from an ISO calendar date; no zone is involved. */
export function formatDay(isoDate: string): string {
  return day.format(new Date(`${isoDate}T00:00:00Z`));
}

const instant = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: indianZone,
});

/** "Tue, 24 Nov, 6:30 pm IST": a moment as people in India read it. */
export function formatInstant(moment: Date): string {
  return `${instant.format(moment)} IST`;
}

const indianCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: indianZone });

/** The calendar day in India at this instant, as "2026-11-20". */
export function indianDay(instant: Date): string {
  return indianCalendar.format(instant);
}
