import { ChoiceCard } from '@/components/ui/choice-card';
import { RadioGroupItem } from '@/components/ui/radio-group';
import type { DayOfSlots } from '@/lib/booking/offer/rules';

type DayStripProps = {
  readonly days: readonly DayOfSlots[];
  /** The day that is ticked at first. */
  readonly shown: string;
};

/** The days of a week, each with the number of its free times. The ticked one shows its times by style alone. */
export function DayStrip({ days, shown }: DayStripProps) {
  return (
    <ul
      aria-label="Days"
      className={`grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5 sm:grid-cols-7 sm:gap-2 ${
        // Where six fit into a row, the seventh would be alone below them.
        days.length === 7 ? 'max-[376px]:grid-cols-4' : ''
      }`}
    >
      {days.map(({ date, short, slots }) => {
        const [weekday] = short.split(',');
        return (
          <li key={date} className="grid">
            <ChoiceCard size="narrow" className="relative text-center leading-tight">
              <RadioGroupItem
                name="day"
                defaultChecked={date === shown}
                className="absolute inset-0 size-full! rounded-control! border-0! bg-transparent!"
              />
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
            </ChoiceCard>
          </li>
        );
      })}
    </ul>
  );
}
