import type { ReactNode } from 'react';
import { BulkBar } from '@/components/admin/bulk/bulk-bar';
import { ColumnChoice } from '@/components/admin/table/column-choice';
import { type Column, shownColumns } from '@/components/admin/table/columns';
import { laterRows, Rows } from '@/components/admin/table/rows';
import { SavedViews } from '@/components/admin/table/saved-views';
import { TableFilters } from '@/components/admin/table/table-filters';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { Download } from '@/components/ui/icons';
import { Pagination, PaginationNext, PaginationPrevious } from '@/components/ui/pagination';
import { actsOf } from '@/lib/admin/bulk/rules';
import type { Filter, ListQuery } from '@/lib/admin/table/filters';
import type { ListOrder, ListPart } from '@/lib/admin/table/list';
import { allRows, type Paging, rowsOnPhones } from '@/lib/admin/table/paging';
import type { SavedView } from '@/lib/admin/table/view/queries';
import { type AddressValues, addressQuery, listAddress } from '@/lib/format/search-params';

type Props = { readonly path: string; readonly view: AddressValues; readonly paging: Paging };

function TablePaging({ path, view, paging: { previous, next } }: Props) {
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

type Identified = { readonly id: string };

type AdminTableProps<R extends Identified> = {
  /** Address of the list's own page. */
  readonly path: string;
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly filters?: readonly Filter[];
  readonly query?: ListQuery;
  readonly order?: ListOrder;
  /** Columns that the address hides. */
  readonly hidden?: readonly string[];
  readonly outdated?: readonly string[];
  /** Filters, order and hidden columns, as a link to this view holds them. */
  readonly view?: AddressValues;
  /** The same with the place of this part. */
  readonly here?: AddressValues;
  /** Phones show all rows; otherwise the first ones, with a link to all. */
  readonly whole?: boolean;
  readonly paging?: Paging;
  readonly views?: readonly SavedView[] | null;
  /** Address of the route that exports the same list as a file. */
  readonly csv?: string;
  /** Shown for an empty list without filters. */
  readonly empty: ReactNode;
};

const nothingMatches = 'No results. Try fewer words or another filter.';

/** Says what the address, or a saved view, asks for and the list no longer has. */
function Outdated({ what }: { readonly what: readonly string[] }) {
  if (what.length === 0) return null;
  return (
    <Card variant="muted" size="sm" role="status">
      This view asks for {what.join(', ')}. That no longer exists, so the list shows the rest of the view.
    </Card>
  );
}

/**
 * A list of the back office: filters as a GET form, rows as a table that becomes cards on narrow screens, links to
 * the other parts, and the export. Only links and forms, so it works by keyboard and without scripts.
 */
export function AdminTable<R extends Identified>(props: AdminTableProps<R>) {
  const { path, rows, filters = [], query = {}, order, hidden = [], outdated = [], view = {} } = props;
  const { paging = {}, views = null, csv, empty, here = view, whole = true } = props;
  const { shown, unknown } = shownColumns(props.columns, hidden);
  const isFiltered = Object.values(query).some((value) => value !== '');
  const chooses = order !== undefined && actsOf(path).length > 0;
  const acts = chooses && rows.length > 0;
  const folds = !whole && rows.length > rowsOnPhones;
  return (
    <div className="group/list grid grid-cols-1 gap-3">
      <Outdated what={[...outdated, ...unknown.map((name) => `the column “${name}”`)]} />
      <div
        className={`relative flex flex-wrap items-center gap-2 has-[>p:only-child:empty]:hidden max-sm:gap-x-0 ${acts ? 'group-has-[[name=row]:checked]/list:hidden' : ''}`}
      >
        {filters.length > 0 && (
          <TableFilters
            path={path}
            filters={filters}
            query={query}
            order={order}
            hidden={hidden}
            view={view}
          />
        )}
        <p className="grow text-muted-foreground text-small lg:text-right">
          {rows.length > 0 && paging.words}
        </p>
        {order && <ColumnChoice path={path} columns={props.columns} hidden={hidden} view={view} />}
        {views && <SavedViews path={path} view={view} views={views} />}
        {csv !== undefined && rows.length > 0 && (
          <a
            href={listAddress(csv, view)}
            download
            className="tap gap-1.5 rounded-control px-2 font-medium text-primary hover:bg-accent"
          >
            <Download aria-hidden="true" className="size-5" />
            <span className="sr-only">Download as </span>CSV
          </a>
        )}
      </div>
      {acts && <BulkBar path={path} query={addressQuery(view)} postTo={listAddress(path, view)} />}
      {rows.length > 0 ? (
        <Card size="flush" className="relative">
          <Rows {...props} columns={shown} view={view} chooses={chooses} folds={folds} />
          {folds && (
            <p className="relative -mt-px border-border border-t lg:hidden">
              <a
                href={`${listAddress(path, { ...here, rows: allRows })}#${laterRows}`}
                className="tap w-full justify-center font-semibold text-link"
              >
                Show all {rows.length} rows of this page
              </a>
            </p>
          )}
        </Card>
      ) : (
        <EmptyNote>{isFiltered ? nothingMatches : empty}</EmptyNote>
      )}
      <TablePaging path={path} view={view} paging={paging} />
    </div>
  );
}

type TableOf<R extends Identified> = Pick<AdminTableProps<R>, 'path' | 'caption' | 'columns' | 'empty'>;

/** The table of a list whose columns never change, with its file at `/csv`. */
export function adminTable<R extends Identified>(table: TableOf<R>) {
  return (list: ListPart<R>) => <AdminTable {...list} {...table} csv={`${table.path}/csv`} />;
}
