import { Folded } from '@/components/forms/private/folded';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import type { PreviewDay } from '@/lib/booking/calendar/availability/preview';
import { clockInWords } from '@/lib/format/time';

type FreePreviewProps = {
  readonly days: readonly PreviewDay[];
  readonly timeZone: string;
};

/** Days that show at once on a phone; the others open below. */
const week = 7;

function FreeDays({ days }: Pick<FreePreviewProps, 'days'>) {
  return (
    <ul className="grid gap-3">
      {days.map(({ date, label, times }) => (
        <li key={date} className="grid gap-1.5 border-border border-t pt-3 sm:grid-cols-[18rem_1fr]">
          <p className={times.length === 0 ? 'text-muted-foreground' : 'font-semibold'}>
            {label}
            {times.length === 0 && ': nothing free'}
          </p>
          {times.length > 0 && (
            <ul aria-label={`Free on ${label}`} className="flex flex-wrap gap-1.5">
              {times.map((time) => (
                <Badge key={time} asChild variant="secondary" className="tabular-nums">
                  <li>{time}</li>
                </Badge>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The times that people can book in the coming two weeks under the present hours. */
export function FreePreview({ days, timeZone }: FreePreviewProps) {
  const count = days.reduce((sum, { times }) => sum + times.length, 0);
  if (count === 0) {
    return (
      <Alert asChild variant="warm" frame="plain" size="sm">
        <p>
          Clients cannot book any time in the next two weeks. Add weekly hours, or extra hours for single
          days.
        </p>
      </Alert>
    );
  }
  return (
    <>
      <p className="text-muted-foreground">
        {count === 1 ? '1 free time' : `${count} free times`} in {clockInWords(timeZone)}. Booked
        appointments, busy times, breaks and your notice period are already excluded.
      </p>
      <FreeDays days={days.slice(0, week)} />
      {days.length > week && (
        <Folded behind="Show the second week" narrow>
          <FreeDays days={days.slice(week)} />
        </Folded>
      )}
    </>
  );
}
