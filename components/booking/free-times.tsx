import { TimeForm } from '@/components/booking/time-form';
import { WeekLinks } from '@/components/booking/week-links';
import { ZoneChoice } from '@/components/booking/zone-choice';
import { type BookingPlace, homeZone, placeAddress } from '@/lib/booking/offer/address';
import type { WeekOfSlots } from '@/lib/booking/offer/rules';
import { zoneInWords } from '@/lib/format/time-zone';
import type { FormAction, RedirectTo } from '@/lib/server/action/form-result';

type FreeTimesProps = {
  readonly place: BookingPlace;
  readonly week: WeekOfSlots;
  readonly action: FormAction<RedirectTo>;
  readonly formToken?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
  readonly submit: string;
  readonly chosen?: string | undefined;
};

/** A week of free times with links to other weeks and zones. */
export function FreeTimes({ place, week, ...form }: FreeTimesProps) {
  const { timeZone } = place;
  return (
    <>
      <ZoneChoice place={place} />
      <div className="grid gap-2">
        <h2 id="times" className="text-h3">
          {week.label}
        </h2>
        <p className="text-muted-foreground">
          {timeZone === homeZone
            ? 'All times are Indian Standard Time (IST).'
            : `Days and large times are those of ${zoneInWords(timeZone)}; the time in India (IST) is below each.`}
        </p>
      </div>
      {week.days.length > 0 ? (
        <TimeForm
          key={placeAddress(place)}
          postTo={placeAddress(place)}
          days={week.days}
          {...form}
          fields={{ ...form.fields, zone: timeZone }}
        />
      ) : (
        <p>Nothing is free in these days.</p>
      )}
      <WeekLinks week={week} place={place} />
    </>
  );
}
