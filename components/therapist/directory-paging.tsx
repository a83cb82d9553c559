import { buttonStyle } from '@/components/ui/button';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { directoryHref } from '@/lib/therapist/directory/rules';

/** Ways to the neighbouring pages. */
export function DirectoryPaging({ previous, next }: Pick<DirectoryPage, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  const look = buttonStyle({ look: 'secondary' });
  return (
    <nav aria-label="Pages" className="flex justify-between gap-4">
      {previous ? (
        <a href={directoryHref(previous)} rel="prev" className={look}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          Previous<span className="sr-only"> page</span>
        </a>
      ) : (
        <span />
      )}
      {next ? (
        <a href={directoryHref(next)} rel="next" className={look}>
          Next<span className="sr-only"> page</span>
          <ChevronRight aria-hidden="true" className="size-5" />
        </a>
      ) : null}
    </nav>
  );
}
