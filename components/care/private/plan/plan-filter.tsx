import type { Route } from 'next';
import { PartLink } from '@/components/layout/private/opening';
import { FilterPill } from '@/components/ui/private/filter-pill';
import { type PlanFilter, planFilters, planTypes } from '@/lib/care/plan/rules';

const labels: Readonly<Record<PlanFilter, string>> = { all: 'All', ...planTypes };

type PlanFilterProps = {
  readonly chosen: PlanFilter;
  readonly hrefOf: (filter: PlanFilter) => Route;
};

/** Filters the list of plans (product.md §2) by links, so that the address holds the choice. */
export function PlanFilterLinks({ chosen, hrefOf }: PlanFilterProps) {
  return (
    <nav aria-label="Kinds of plan" className="-my-1 overflow-x-auto py-1 max-sm:bleed">
      <ul className="flex gap-2">
        {planFilters.map((filter) => (
          <li key={filter}>
            <FilterPill asChild>
              <PartLink href={hrefOf(filter)} aria-current={filter === chosen ? 'true' : undefined}>
                {labels[filter]}
              </PartLink>
            </FilterPill>
          </li>
        ))}
      </ul>
    </nav>
  );
}
