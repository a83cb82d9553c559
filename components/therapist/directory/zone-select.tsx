import { Select } from '@/components/ui/select';
import { frequentZones } from '@/content/booking';
import { zoneInWords } from '@/lib/format/time-zone';
import { usualZone } from '@/lib/therapist/directory/schema';
import { directoryFormId } from './directory-search';
import { filterLabel } from './filter-select';

/** The visitor's clock: free times are shown on it, and mean its days and evenings. India's needs no place in the address. */
export function ZoneSelect({ timeZone }: { readonly timeZone: string | undefined }) {
  const zones = [...new Set([...frequentZones, ...(timeZone ? [timeZone] : [])])];
  return (
    <label className="grid gap-1.5">
      <span className={filterLabel}>Your time zone</span>
      <Select form={directoryFormId} name="zone" defaultValue={timeZone ?? ''}>
        {zones.map((zone) => (
          <option key={zone} value={zone === usualZone ? '' : zone}>
            {zone === usualZone ? 'India (IST)' : zoneInWords(zone)}
          </option>
        ))}
      </Select>
    </label>
  );
}
