import { OwnClock } from '@/components/booking/own-clock';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { frequentZones } from '@/content/booking';
import type { BookingPlace } from '@/lib/booking/offer/address';
import { zoneInWords } from '@/lib/format/time-zone';

/** The zone of the times shown: a plain form; with scripts it offers the device's own zone. */
export function ZoneChoice({ place }: { readonly place: BookingPlace }) {
  const { path, from, timeZone, also = {} } = place;
  const zones = [...new Set([...frequentZones, timeZone])];
  return (
    <div className="grid gap-2">
      <form action={path} method="get" className="flex flex-wrap items-end gap-3">
        {Object.entries(also).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {from !== '' && <input type="hidden" name="from" value={from} />}
        <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
          <label htmlFor="zone" className="font-semibold">
            Time zone
          </label>
          <Select id="zone" name="zone" defaultValue={timeZone}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone === 'Asia/Kolkata' ? 'India (IST)' : zoneInWords(zone)}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="outline">
          Show
        </Button>
      </form>
      <OwnClock place={place} />
    </div>
  );
}
