import { Pagination, PaginationNext, PaginationPrevious } from '@/components/ui/pagination';
import type { Paging } from '@/lib/admin/table/paging';
import { type AddressValues, listAddress } from '@/lib/format/search-params';

type Props = { readonly path: string; readonly view: AddressValues; readonly paging: Paging };

export function TablePaging({ path, view, paging: { previous, next } }: Props) {
  if (!previous && !next) return null;
  return (
    <Pagination aria-label="Pages of the list">
      {previous ? (
        <PaginationPrevious href={listAddress(path, { ...view, ...previous })}>
          {Object.keys(previous).length === 0 ? 'First page' : 'Previous'}
        </PaginationPrevious>
      ) : (
        <span />
      )}
      {next && <PaginationNext href={listAddress(path, { ...view, ...next })} />}
    </Pagination>
  );
}
