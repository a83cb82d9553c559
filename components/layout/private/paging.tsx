import { PaginationLink, PaginationNext } from '@/components/ui/pagination';

type PagingProps = {
  /** Name of the list, for screen readers: "Pages of the history". */
  readonly label: string;
  /** Address of the first page, unless this is it. */
  readonly first: string | null;
  /** Address of the next page, if there is one. */
  readonly next: string | null;
  readonly nextLabel: string;
};

/** Links to the next part of a list and back to its beginning, so that each part has an address. */
export function Paging({ label, first, next, nextLabel }: PagingProps) {
  if (!first && !next) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-3">
      {first && <PaginationLink href={first}>Back to the beginning</PaginationLink>}
      {next && <PaginationNext href={next}>{nextLabel}</PaginationNext>}
    </nav>
  );
}
