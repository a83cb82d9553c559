import type { ExceptionEntry } from '@/lib/booking/calendar/availability/preview';
import { formatDay } from '@/lib/format/time';

/** "24 December 2026 to 2 January 2027". */
export function daysInWords({ firstDate, lastDate }: Pick<ExceptionEntry, 'firstDate' | 'lastDate'>): string {
  return firstDate === lastDate ? formatDay(firstDate) : `${formatDay(firstDate)} to ${formatDay(lastDate)}`;
}
