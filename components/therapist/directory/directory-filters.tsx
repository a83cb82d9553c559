import { optionLabel } from '@/components/therapist/directory/criterion-label';
import { directoryFormId } from '@/components/therapist/directory/directory-search';
import { FilterSelect, filterLabel } from '@/components/therapist/directory/filter-select';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { SlidersHorizontal, X } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { frequentZones } from '@/content/booking';
import { zoneInWords } from '@/lib/format/zone-choices';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { activeCriteria, totalLabel } from '@/lib/therapist/directory/rules';
import { highestFee, usualZone } from '@/lib/therapist/directory/schema';
import { registerLabel } from '@/lib/therapist/register/rules';
import { genderLabel, modeLabel } from '@/lib/therapist/rules';

/** The visitor's clock: free times are shown on it, and mean its days and evenings. India's needs no place in the address. */
function ZoneSelect({ timeZone }: { readonly timeZone: string | undefined }) {
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

function Fee({ name, label, value }: { name: string; label: string; value?: number }) {
  return (
    <label className="grid gap-1">
      <span className="text-muted-foreground text-small">{label}</span>
      <span className="relative">
        <span aria-hidden="true" className="absolute inset-y-0 left-3.5 grid place-items-center">
          ₹
        </span>
        <Input
          form={directoryFormId}
          type="number"
          name={name}
          inputMode="numeric"
          min={1}
          max={highestFee}
          step={1}
          defaultValue={value}
          className="pl-8"
        />
      </span>
    </label>
  );
}

const firstFilters = [
  { name: 'specialization', label: 'Specialization', any: 'All' },
  { name: 'location', label: 'Location', any: 'All' },
  { name: 'language', label: 'Language', any: 'Any' },
] as const;

/** The id by which the button opens the sheet. */
const sheetId = 'filters';

/** Opens the filters on phones. A popover needs no script: the browser handles Escape, a tap outside and focus. */
export function FiltersButton({ criteria }: Pick<DirectoryPage, 'criteria'>) {
  const inForce = activeCriteria(criteria).filter((name) => name !== 'q').length;
  return (
    <Button variant="outline" popoverTarget={sheetId} className="lg:hidden">
      <SlidersHorizontal aria-hidden="true" className="size-5" />
      Filters
      <span data-live="filters-in-force">{inForce > 0 ? `${inForce} in use` : ''}</span>
    </Button>
  );
}

/**
 * All filters except search and order: a sheet on phones, beside the list on wide screens. Its button sends the form;
 * with scripts the list follows each choice, and the button says what it has found and leads there.
 */
export function DirectoryFilters({ page }: { page: DirectoryPage }) {
  const { criteria, options } = page;
  const named = (kind: 'mode' | 'gender', label: (value: string) => string) =>
    options[kind].map((option) => ({ ...option, label: label(option.value) }));
  const accepting = optionLabel({ ...options.accepting[0], label: 'Accepting new clients' });
  return (
    <section
      id={sheetId}
      popover="auto"
      aria-label="Filters"
      className="filter-sheet border border-border bg-card text-foreground lg:rounded-card"
    >
      <div className="flex items-center justify-between px-5 pt-2 lg:hidden">
        <p aria-hidden="true" className="font-semibold">
          Filters
        </p>
        <Button
          variant={null}
          size={null}
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          className="-mr-3 size-12 hover:bg-muted"
        >
          <X aria-hidden="true" className="size-6" />
          <span className="sr-only">Close filters</span>
        </Button>
      </div>
      <div className="grid gap-5 p-5 pt-1 lg:pt-5">
        {firstFilters.map(({ name, label, any }) => (
          <FilterSelect
            key={name}
            name={name}
            label={label}
            any={any}
            chosen={criteria.facets[name]}
            options={options[name]}
          />
        ))}
        <fieldset>
          <legend className={filterLabel}>Fee for a session</legend>
          <div className="mt-1 grid grid-cols-2 gap-3">
            <Fee name="fee_min" label="From" value={criteria.feeMin} />
            <Fee name="fee_max" label="Up to" value={criteria.feeMax} />
          </div>
        </fieldset>
        <FilterSelect name="free" label="Free time" any="Any" chosen={criteria.free} options={page.free} />
        <ZoneSelect timeZone={criteria.timeZone} />
        <FilterSelect
          name="mode"
          label="Way to meet"
          any="Any"
          chosen={criteria.facets.mode}
          options={named('mode', modeLabel)}
        />
        <FilterSelect
          name="gender"
          label="Gender of the therapist"
          any="Any"
          chosen={criteria.facets.gender}
          options={named('gender', genderLabel)}
        />
        {options.register.length > 0 ? (
          <FilterSelect
            name="register"
            label="Registration checked"
            any="Any"
            chosen={criteria.facets.register}
            options={options.register.map((option) => ({ ...option, label: registerLabel(option.label) }))}
          />
        ) : null}
        <label className="tap gap-3">
          <Checkbox
            form={directoryFormId}
            name="accepting"
            value="yes"
            defaultChecked={criteria.facets.accepting === 'yes'}
          />
          <span data-live="accepting-label">{accepting}</span>
        </label>
      </div>
      <Card variant="plain" size="flush" className="grid px-5 pt-2 pb-5 max-lg:sticky max-lg:bottom-0">
        <Button type="submit" form={directoryFormId}>
          <span data-live="show" className="noscript:hidden">
            Show {totalLabel(page.total)}
          </span>
          <span className="hidden noscript:inline">Apply filters</span>
        </Button>
      </Card>
    </section>
  );
}
