import type { DayOfSlots } from '@/lib/booking/offer/rules';

/** The id of the part of a form that holds the times of a day. */
export const dayId = (date: string) => `day-${date}`;

type DayStripProps = {
  readonly days: readonly DayOfSlots[];
  /** The day whose times are shown. */
  readonly shown: string;
  readonly onChoose: (date: string) => void;
};

/** The days of a week, each with the number of its free times. Without scripts each leads to its day below. */
export function DayStrip({ days, shown, onChoose }: DayStripProps) {
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5 sm:grid-cols-7 sm:gap-2 ${
        // Where six fit into a row, the seventh would stand alone below them.
        days.length === 7 ? 'max-[376px]:grid-cols-4' : ''
      }`}
    >
      {days.map(({ date, short, slots }) => {
        const [weekday] = short.split(',');
        return (
          <li key={date} className="grid">
            <a
              href={`#${dayId(date)}`}
              // A press before the scripts run is for them (docs/decisions/20).
              tabIndex={0}
              aria-current={date === shown ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(date);
              }}
              className="grid min-h-14 content-center rounded-control border-2 border-input bg-card px-1 py-1.5 text-center leading-tight hover:bg-muted aria-[current=true]:border-primary aria-[current=true]:bg-accent [@media(scripting:none)]:border-input [@media(scripting:none)]:bg-card"
            >
              <span className="sr-only">
                {short}, {slots.length} free {slots.length === 1 ? 'time' : 'times'}
              </span>
              <span aria-hidden="true" className="grid">
                <span className="text-small">{weekday}</span>
                <span className="font-semibold">{Number(date.slice(8))}</span>
                <span className="text-muted-foreground text-small max-sm:hidden">
                  {slots.length} {slots.length === 1 ? 'time' : 'times'}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
