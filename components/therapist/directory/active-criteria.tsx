import { criterionLabel } from '@/components/therapist/directory/criterion-label';
import { X } from '@/components/ui/icons';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { activeCriteria, directoryHref, without } from '@/lib/therapist/directory/rules';

/** The criteria of the list; a visitor can remove each on its own. */
export function ActiveCriteria({ page }: { page: DirectoryPage }) {
  const active = activeCriteria(page.criteria);
  if (active.length === 0) return null;
  const everything = active.reduce(without, page.criteria);
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap items-center gap-2">
      {active.map((criterion) => (
        <li key={criterion}>
          <a
            href={directoryHref(without(page.criteria, criterion))}
            className="tap gap-1.5 rounded-full border-2 border-primary bg-card pr-3 pl-4 font-semibold text-primary text-small hover:bg-accent"
          >
            <span className="sr-only">Remove </span>
            {criterionLabel(page, criterion)}
            <X aria-hidden="true" className="size-4" />
          </a>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <a href={directoryHref(everything)} className="tap text-link px-2 text-small">
            Clear all
          </a>
        </li>
      ) : null}
    </ul>
  );
}
