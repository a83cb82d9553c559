import type { Route } from 'next';
import Link from 'next/link';
import { type PlanFilter, planFilters, planTypes } from '@/lib/care/plan/rules';

const labels: Readonly<Record<PlanFilter, string>> = { all: 'All', ...planTypes };

type PlanFilterProps = {
  readonly chosen: PlanFilter;
  /** Address of the list under a filter. */
  readonly hrefOf: (filter: PlanFilter) => Route;
};

/** Filters the list of plans (product.md §2) by links, so that the address holds the choice. */
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
              className="inline-flex min-h-11 items-center rounded-full border border-border px-4 aria-[current]:border-warm aria-[current]:bg-warm-soft aria-[current]:font-semibold aria-[current]:text-warm-strong"
            >
              {labels[filter]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
