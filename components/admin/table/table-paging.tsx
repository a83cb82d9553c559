import { Pagination, PaginationNext, PaginationPrevious } from '@/components/ui/pagination';
import type { ListQuery } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { listAddress } from '@/lib/format/search-params';

type Props = { readonly path: string; readonly query: ListQuery; readonly paging: Paging };

/** Links to the parts of a list before and after this one. */
export function TablePaging({ path, query, paging: { previous, next } }: Props) {
  if (!previous && !next) return null;
  return (
    <Pagination aria-label="Parts of the list">
      {previous ? (
        <PaginationPrevious href={listAddress(path, { ...query, ...previous })}>
          {Object.keys(previous).length === 0 ? 'First part' : 'Previous'}
        </PaginationPrevious>
      ) : (
        <span />
      )}
      {next && <PaginationNext href={listAddress(path, { ...query, ...next })} />}
    </Pagination>
  );
}
