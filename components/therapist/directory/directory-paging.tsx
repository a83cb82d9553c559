import { Pagination, PaginationNext, PaginationPrevious } from '@/components/ui/pagination';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { directoryHref } from '@/lib/therapist/directory/rules';

export function DirectoryPaging({ previous, next }: Pick<DirectoryPage, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <Pagination aria-label="Pages">
      {previous ? (
        <PaginationPrevious href={directoryHref(previous)}>
          Previous<span className="sr-only"> page</span>
        </PaginationPrevious>
      ) : (
        <span />
      )}
      {next ? (
        <PaginationNext href={directoryHref(next)}>
          Next<span className="sr-only"> page</span>
        </PaginationNext>
      ) : null}
    </Pagination>
  );
}
