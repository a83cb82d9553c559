import type { ExceptionEntry } from '@/lib/booking/calendar/availability/preview';
import { formatDay, formatInstant } from '@/lib/format/time';

/** "24 December 2026 to 2 January 2027". */
export function daysInWords({ firstDate, lastDate }: Pick<ExceptionEntry, 'firstDate' | 'lastDate'>): string {
  return firstDate === lastDate ? formatDay(firstDate) : `${formatDay(firstDate)} to ${formatDay(lastDate)}`;
}

/** The answer to saved hours. @param unheld coming sessions in person whose place a colleague has then */
export function savedHoursInWords(saved: string, unheld: readonly Date[], timeZone: string): string {
  if (unheld.length === 0) return saved;
  const when = unheld.map((moment) => formatInstant(moment, timeZone)).join('; ');
  return `${saved} A colleague already has the place at the time of upcoming sessions in person: ${when}. Please agree another place or time for them.`;
}
