import type { ReactNode } from 'react';
import { BulkBar } from '@/components/admin/bulk/bulk-bar';
import { bulkFormId } from '@/components/admin/bulk/form-id';
import { ColumnChoice } from '@/components/admin/table/column-choice';
import { type Column, columnName, headOf, shownColumns } from '@/components/admin/table/columns';
import { SavedViews } from '@/components/admin/table/saved-views';
import { TableFilters } from '@/components/admin/table/table-filters';
import { TablePaging } from '@/components/admin/table/table-paging';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Empty, EmptyDescription } from '@/components/ui/empty';
import { ArrowUp, Download } from '@/components/ui/icons';
import { Table, TableBody, TableCaption, TableHeader } from '@/components/ui/table';
import { actsOf } from '@/lib/admin/bulk/rules';
import type { Filter, ListQuery } from '@/lib/admin/table/filters';
import type { ListOrder } from '@/lib/admin/table/list';
import { nextOrder } from '@/lib/admin/table/order';
import { allRows, type Paging, rowsOnPhones } from '@/lib/admin/table/paging';
import type { SavedView } from '@/lib/admin/table/view/queries';
import { type AddressValues, addressQuery, listAddress } from '@/lib/format/search-params';

export type { Column } from '@/components/admin/table/columns';

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

/** Some browsers treat a table laid out as cards as loose text unless it states its role. */
const asTable = { role: 'table' } as const;
const asRows = { role: 'rowgroup' } as const;
const asRow = { role: 'row' } as const;
const asCell = { role: 'cell' } as const;
const asTitle = { role: 'rowheader' } as const;

/** On wide screens a row is one line: 44 px, also where a text takes a second line. On phones its facts follow each other. */
const cellStyles = {
  title: 'font-semibold wrap-anywhere lg:wrap-normal lg:whitespace-nowrap max-lg:basis-full',
  number: 'lg:text-right tabular-nums lg:whitespace-nowrap',
  text: 'wrap-anywhere lg:min-w-48 lg:max-w-80 lg:pb-0 max-lg:basis-full',
  actions: 'lg:align-middle lg:text-right lg:[&_button]:whitespace-nowrap lg:py-1! max-lg:ml-auto',
  plain: 'wrap-anywhere lg:wrap-normal lg:whitespace-nowrap',
};

/** The box that chooses a row for the form above the list; the row's title names it. */
function Choice({ id }: Identified) {
  return (
    <Checkbox
      name="row"
      value={id}
      form={bulkFormId}
      aria-labelledby={`choose-${id} row-${id}`}
      // The name of the row gives the line its height; the box does not move it.
      className="-my-1 self-center"
    />
  );
}

type CellProps<R> = {
  readonly column: Column<R>;
  readonly row: R;
  /** Rows of the list can be chosen. */
  readonly chooses: boolean;
};

function Cell<R extends Identified>({ column, row, chooses }: CellProps<R>) {
  const { kind = 'plain' } = column;
  const style = `min-w-0 align-top lg:align-baseline lg:px-2.5 lg:h-11 lg:py-1.5 ${cellStyles[kind]}`;
  if (kind === 'title') {
    return (
      <th scope="row" {...asTitle} className={`block text-left lg:table-cell ${style}`}>
        {chooses ? (
          <div className="flex items-baseline gap-3">
            <span id={`choose-${row.id}`} hidden>
              Choose
            </span>
            <Choice id={row.id} />
            <div id={`row-${row.id}`} className="min-w-0">
              {column.cell(row)}
            </div>
          </div>
        ) : (
          column.cell(row)
        )}
      </th>
    );
  }
  const named = kind === 'actions' ? 'block' : 'flex items-baseline gap-x-1.5 max-lg:text-small';
  return (
    <td {...asCell} className={`${named} lg:table-cell ${style}`}>
      {kind !== 'actions' && (
        <span aria-hidden="true" className="shrink-0 text-muted-foreground lg:hidden">
          {column.header !== 'State' && headOf(column)}
        </span>
      )}
      <div className={kind === 'text' ? 'min-w-0 line-clamp-2 lg:text-small lg:leading-tight' : 'min-w-0'}>
        {column.cell(row)}
      </div>
    </td>
  );
}

type HeadProps = {
  readonly path: string;
  readonly column: Column<never>;
  readonly order: ListOrder | undefined;
  readonly view: AddressValues;
};

/** The head of a column; one that can be sorted is a link to that order. */
function Head({ path, column, order, view }: HeadProps) {
  const { kind, sort } = column;
  const words = headOf(column);
  const style = `h-9 px-2.5 font-medium text-muted-foreground text-small whitespace-nowrap ${kind === 'number' ? 'text-right' : ''}`;
  if (sort === undefined || order === undefined) {
    return (
      <th scope="col" className={style}>
        {kind === 'actions' ? <span className="sr-only">{words}</span> : words}
      </th>
    );
  }
  const { now } = order;
  const direction = now.sort.name === sort ? now.direction : null;
  return (
    <th
      scope="col"
      className={style}
      {...(direction && { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' })}
    >
      <a
        href={listAddress(path, { ...view, sort: nextOrder(sort, order) })}
        className="tap gap-1 hover:underline"
      >
        {words}
        {direction && (
          <ArrowUp aria-hidden="true" className={`size-4 ${direction === 'desc' ? 'rotate-180' : ''}`} />
        )}
      </a>
    </th>
  );
}

type RowsProps<R extends Identified> = Pick<
  AdminTableProps<R>,
  'path' | 'caption' | 'columns' | 'rows' | 'order'
> & {
  readonly view: AddressValues;
  readonly chooses: boolean;
  /** Phones show only the first rows. */
  readonly folds: boolean;
};

/** Where the rows begin that a phone shows only when asked for all. */
const laterRows = 'later-rows';
const nothingMatches = 'No results. Try fewer words or another filter.';

function Rows<R extends Identified>(props: RowsProps<R>) {
  const { path, caption, columns, rows, order, view, chooses, folds } = props;
  return (
    <Table
      {...asTable}
      className="block lg:table"
      // The box scrolls on wide screens, so that the head stays in sight.
      boxClassName="rounded-[inherit] lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:max-h-none"
    >
      <TableCaption className="sr-only">{caption}</TableCaption>
      <TableHeader
        {...asRows}
        className="sr-only lg:not-sr-only lg:sticky lg:top-0 lg:z-10 lg:table-header-group lg:bg-card lg:shadow-[0_1px_0_var(--color-border)]"
      >
        <tr {...asRow}>
          {columns.map((column) => (
            <Head key={columnName(column)} path={path} column={column} order={order} view={view} />
          ))}
        </tr>
      </TableHeader>
      <TableBody {...asRows} className="block divide-y divide-border lg:table-row-group">
        {rows.map((row, index) => (
          <tr
            key={row.id}
            id={index === rowsOnPhones ? laterRows : undefined}
            {...asRow}
            className={`flex flex-wrap gap-x-3 px-4 py-2 lg:table-row lg:p-0 lg:hover:bg-accent/40 ${folds && index >= rowsOnPhones ? 'max-lg:hidden' : ''}`}
          >
            {columns.map((column) => (
              <Cell key={column.header} column={column} row={row} chooses={chooses} />
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

/** Says what the address, or a kept view, asks for and the list no longer has. */
function Outdated({ what }: { readonly what: readonly string[] }) {
  if (what.length === 0) return null;
  return (
    <Alert size="sm" role="status">
      This view asks for {what.join(', ')}. That no longer exists, so the list shows the rest of the view.
    </Alert>
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
        className={`relative flex flex-wrap items-center gap-2 ${acts ? 'group-has-[[name=row]:checked]/list:hidden' : ''}`}
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
        <Empty variant="outline">
          <EmptyDescription>{isFiltered ? nothingMatches : empty}</EmptyDescription>
        </Empty>
      )}
      <TablePaging path={path} view={view} paging={paging} />
    </div>
  );
}
