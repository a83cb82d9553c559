import type { PreviewDay } from '@/lib/calendar/availability/preview';
import { zoneInWords } from '@/lib/time-zone';

type FreePreviewProps = {
  readonly days: readonly PreviewDay[];
  readonly timeZone: string;
};

/** What people can book in the coming two weeks, as things stand. */
export function FreePreview({ days, timeZone }: FreePreviewProps) {
  const count = days.reduce((sum, { times }) => sum + times.length, 0);
  if (count === 0) {
    return (
      <p className="rounded-card bg-accent-soft p-4">
        Nothing can be booked in the coming two weeks. Enter weekly hours, or extra hours for single days.
      </p>
    );
  }
  return (
    <>
      <p className="text-ink-soft">
        {count === 1 ? '1 free time' : `${count} free times`} on the clock of {zoneInWords(timeZone)}. Booked
        appointments, breaks and your notice are taken off.
      </p>
      <ul className="grid gap-3">
        {days.map(({ date, label, times }) => (
          <li key={date} className="grid gap-1.5 border-line border-t pt-3">
            <p className={times.length === 0 ? 'text-ink-soft' : 'font-semibold'}>
              {label}
              {times.length === 0 && ': nothing free'}
            </p>
            {times.length > 0 && (
              <ul aria-label={`Free on ${label}`} className="flex flex-wrap gap-1.5">
                {times.map((time) => (
                  <li
                    key={time}
                    className="rounded-full bg-primary-soft px-2.5 py-0.5 text-small tabular-nums"
                  >
                    {time}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
