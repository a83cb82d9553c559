import { OwnClock } from '@/components/booking/own-clock';
import { controlBorder, controlStyle } from '@/components/forms/styles';
import { buttonStyle } from '@/components/ui/button';
import { frequentZones } from '@/content/booking';
import type { BookingPlace } from '@/lib/booking/offer/address';
import { zoneInWords } from '@/lib/time-zone';

/** On whose clock the times are shown; a plain form, and with scripts the device's own clock is offered. */
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
            Show times on the clock of
          </label>
          <select
            id="zone"
            name="zone"
            defaultValue={timeZone}
            className={`${controlStyle} ${controlBorder(undefined)}`}
          >
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone === 'Asia/Kolkata' ? 'India (IST)' : zoneInWords(zone)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={buttonStyle({ look: 'secondary' })}>
          Show
        </button>
      </form>
      <OwnClock place={place} />
    </div>
  );
}
