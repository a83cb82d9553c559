import type { DayException } from '@/lib/booking/calendar/slots/rules';
import { minuteInWords } from '@/lib/format/time';

/** A day that differs from the weekly hours: "Closed", "Closed 10:00 am to 12:00 pm", "Extra hours 6:00 pm to 8:00 pm". */
export function differsInWords({ kind, startMinute, endMinute }: DayException): string {
  const what = kind === 'extra' ? 'Extra hours' : 'Closed';
  if (startMinute === null || endMinute === null) return what;
  return `${what} ${minuteInWords(startMinute)} to ${minuteInWords(endMinute)}`;
}
