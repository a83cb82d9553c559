import { criterionLabel } from '@/components/therapist/directory/criterion-label';
import { X } from '@/components/ui/icons';
import { Pill } from '@/components/ui/pill';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { activeCriteria, directoryHref, firstPage, without } from '@/lib/therapist/directory/rules';

/** The criteria of the list, and what the search was understood to mean; a visitor can remove each on its own. */
export function ActiveCriteria({ page }: { page: DirectoryPage }) {
  const { criteria, understood } = page;
  const active = activeCriteria(criteria);
  if (active.length === 0) return null;
  const words = [...(understood?.chips ?? []), ...(understood?.words ? [understood.words] : [])].map(
    ({ label, q }) => ({ label, href: directoryHref({ ...firstPage(criteria), q }) }),
  );
  const filters = active
    .filter((criterion) => criterion !== 'q' || words.length === 0)
    .map((criterion) => ({
      label: criterionLabel(page, criterion),
      href: directoryHref(without(criteria, criterion)),
    }));
  const chips = [...words, ...filters];
  const everything = active.reduce(without, criteria);
  return (
    <ul
      aria-label="Filters in use"
      className="relative flex items-center gap-2 max-lg:overflow-x-auto max-lg:p-1 lg:flex-wrap *:shrink-0"
    >
      {chips.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <Pill href={href} variant="chosen">
            <span className="sr-only">Remove </span>
            {label}
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Pill>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <a href={directoryHref(everything)} className="tap text-link px-2 text-small">
            Clear all
          </a>
        </li>
      ) : null}
    </ul>
  );
}
