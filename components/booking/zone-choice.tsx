import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { frequentZones } from '@/content/booking';
import { homeZone, type TimesPage } from '@/lib/booking/offer/address';
import { minutesBehindUtc, zoneInWords } from '@/lib/format/zone-choices';

const nameOf = (zone: string) => (zone === homeZone ? 'India (IST)' : zoneInWords(zone));

/**
 * The zone of the times shown, in one line; others are folded into a plain form. On a device with another clock the line
 * offers that clock instead (`lib/site/behaviour/start.ts`), in the same place, so that nothing moves.
 */
export function ZoneChoice({ page }: { readonly page: TimesPage }) {
  const { path, from, timeZone, also = {} } = page;
  const params = from === '' ? also : { ...also, from };
  const shownZone =
    timeZone === homeZone
      ? 'Times in India (IST).'
      : `Times in ${zoneInWords(timeZone)}, with IST next to them.`;
  const zones = [...new Set([...frequentZones, timeZone])];
  return (
    <div>
      <p hidden className="peer flex min-h-11 flex-wrap items-center gap-x-2">
        <span className="text-muted-foreground">{shownZone}</span>
        <a
          data-clock={minutesBehindUtc(timeZone, new Date())}
          href={`${path}?${new URLSearchParams({ ...params, zone: '' })}`}
          rel="nofollow"
          className="tap text-link"
        >
          Use my time zone
        </a>
      </p>
      <details className="peer-[:not([hidden])]:hidden">
        <summary className="flex min-h-11 w-fit cursor-pointer flex-wrap items-center gap-x-2">
          <span className="text-muted-foreground">{shownZone}</span>
          <span className="text-link">Change the time zone</span>
        </summary>
        <form action={path} method="get" className="flex flex-wrap items-end gap-3 pt-2 pb-3">
          {Object.entries(params).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
            <Label htmlFor="zone">Time zone</Label>
            <Select id="zone" name="zone" defaultValue={timeZone}>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {nameOf(zone)}
                </option>
              ))}
            </Select>
          </div>
          <Button type="submit" variant="outline">
            Show
          </Button>
        </form>
      </details>
    </div>
  );
}
