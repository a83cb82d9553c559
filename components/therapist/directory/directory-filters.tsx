import { FilterSelect, filterLabel } from '@/components/therapist/directory/filter-select';
import { ZoneSelect } from '@/components/therapist/directory/zone-select';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { SlidersHorizontal } from '@/components/ui/icons';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { activeCriteria, optionLabel } from '@/lib/therapist/directory/rules';
import { highestFee } from '@/lib/therapist/directory/schema';
import { registerLabel } from '@/lib/therapist/register/rules';
import { genderLabel, modeLabel } from '@/lib/therapist/rules';
import { directoryFormId } from './directory-search';

const money =
  'block min-h-12 w-full rounded-control border-2 border-input bg-card py-2 pr-3 pl-8 text-base text-foreground';

function Fee({ name, label, value }: { name: string; label: string; value?: number }) {
  return (
    <label className="grid gap-1">
      <span className="text-muted-foreground text-small">{label}</span>
      <span className="relative">
        <span aria-hidden="true" className="absolute inset-y-0 left-3.5 grid place-items-center">
          ₹
        </span>
        <input
          form={directoryFormId}
          type="number"
          name={name}
          inputMode="numeric"
          min={1}
          max={highestFee}
          step={1}
          defaultValue={value}
          className={money}
        />
      </span>
    </label>
  );
}

/**
 * All filters except search and order. On phones a closed disclosure with the number of active filters; on wide
 * screens always open beside the list.
 */
export function DirectoryFilters({ page }: { page: DirectoryPage }) {
  const { criteria, options } = page;
  const inForce = activeCriteria(criteria).filter((name) => name !== 'q').length;
  const named = (kind: 'mode' | 'gender', label: (value: string) => string) =>
    options[kind].map((option) => ({ ...option, label: label(option.value) }));
  const accepting = optionLabel({ ...options.accepting[0], label: 'Accepting new clients' });
  return (
    <Card
      asChild
      variant="flat"
      size="flush"
      className="lg:sticky lg:top-6 lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] lg:supports-[selector(::details-content)]:[&>summary]:hidden"
    >
      <details>
        <summary className="flex min-h-14 items-center gap-3 rounded-card px-5 font-semibold">
          <SlidersHorizontal aria-hidden="true" className="size-5 text-primary" />
          Filters
          <span data-live="filters-in-force" className="ml-auto text-muted-foreground text-small">
            {inForce > 0 ? `${inForce} in use` : ''}
          </span>
        </summary>
        <div className="grid gap-5 p-5 pt-1 lg:pt-5">
          <FilterSelect
            name="specialization"
            label="Specialization"
            any="All"
            chosen={criteria.facets.specialization}
            options={options.specialization}
          />
          <FilterSelect
            name="location"
            label="Location"
            any="All"
            chosen={criteria.facets.location}
            options={options.location}
          />
          <FilterSelect
            name="language"
            label="Language"
            any="Any"
            chosen={criteria.facets.language}
            options={options.language}
          />
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
              label="Register that we looked up"
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
          <Button type="submit" form={directoryFormId}>
            Apply filters
          </Button>
        </div>
      </details>
    </Card>
  );
}
