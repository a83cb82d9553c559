import type { Route } from 'next';
import Link from 'next/link';
import { type PlanFilter, planFilters, planTypes } from '@/lib/plan/rules';

const labels: Readonly<Record<PlanFilter, string>> = { all: 'All', ...planTypes };

type PlanFilterProps = {
  readonly chosen: PlanFilter;
  /** Address of the list under a filter. */
  readonly hrefOf: (filter: PlanFilter) => Route;
};

/** Narrows the list of plans (spec §2): links, so that the choice is in the address. */
export function PlanFilterLinks({ chosen, hrefOf }: PlanFilterProps) {
  return (
    <nav aria-label="Kinds of plan">
      <ul className="flex flex-wrap gap-2">
        {planFilters.map((filter) => (
          <li key={filter}>
            <Link
              href={hrefOf(filter)}
              prefetch={false}
              aria-current={filter === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-ink"
            >
              {labels[filter]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
