import { SlotRadio } from '@/components/booking/slot-choices';
import type { DayOfSlots, PartOfDay } from '@/lib/booking/offer/rules';
import { formatInstant } from '@/lib/format/time';

const parts: readonly PartOfDay[] = ['Morning', 'Afternoon', 'Evening'];

type DayTimesProps = {
  readonly day: DayOfSlots;
  /** The time that is ticked at first. */
  readonly chosen: string;
  /** A time that somebody else has taken meanwhile. */
  readonly gone: string | undefined;
  /** The act of the ticked time's button; IANA zone in which it names the time. */
  readonly verb: string;
  readonly zone: string;
  readonly sending: boolean;
};

/** The free times of one day, by the parts of the day. */
export function DayTimes({ day: { label, slots }, chosen, gone, verb, zone, sending }: DayTimesProps) {
  const free = slots.filter(({ value }) => value !== gone);
  return (
    <fieldset className="day-times">
      <legend className="mb-3 font-display font-semibold text-h4">{label}</legend>
      <div className="grid gap-4">
        {parts.map((part) => {
          const times = free.filter((slot) => slot.part === part);
          if (times.length === 0) return null;
          return (
            <div key={part} className="grid gap-2">
              <p className="text-muted-foreground">{part}</p>
              <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
                {times.map(({ value, time, inIndia }) => (
                  <SlotRadio
                    key={value}
                    value={value}
                    checked={value === chosen}
                    submit={`${verb}: ${formatInstant(new Date(value), zone)}`}
                    sending={sending}
                  >
                    <span className="font-semibold">
                      {time}
                      {inIndia && (
                        <span className="block font-normal text-muted-foreground text-small">{inIndia}</span>
                      )}
                    </span>
                  </SlotRadio>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
