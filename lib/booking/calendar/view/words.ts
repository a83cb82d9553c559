import type { DayException } from '@/lib/booking/calendar/slots/rules';

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'UTC',
});

const inWords = (minutes: number) => clock.format(new Date(minutes * 60_000));

/** A day that differs from the weekly hours: "Closed", "Closed 10:00 am to 12:00 pm", "Extra hours 6:00 pm to 8:00 pm". */
export function differsInWords({ kind, startMinute, endMinute }: DayException): string {
  const what = kind === 'extra' ? 'Extra hours' : 'Closed';
  if (startMinute === null || endMinute === null) return what;
  return `${what} ${inWords(startMinute)} to ${inWords(endMinute)}`;
}
