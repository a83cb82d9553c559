import type { ReactNode } from 'react';
import { TableFilters } from '@/components/admin/table/table-filters';
import { TablePaging } from '@/components/admin/table/table-paging';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Empty } from '@/components/ui/empty';
import { Download } from '@/components/ui/icons';
import { Table, TableBody, TableCaption, TableHeader } from '@/components/ui/table';
import type { Filter, ListQuery } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { listAddress } from '@/lib/format/search-params';

export type Column<R> = {
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** `title` names the row (one column of each table), `number` is aligned right, `actions` holds its buttons. */
  readonly kind?: 'title' | 'number' | 'actions';
};

type Identified = { readonly id: string };

type AdminTableProps<R extends Identified> = {
  /** Address of the list's own page. */
  readonly path: string;
  /** Name of the list, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly filters?: readonly Filter[];
  readonly query?: ListQuery;
  readonly paging?: Paging;
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

const cellStyles = {
  title: 'font-semibold wrap-anywhere lg:min-w-36 max-lg:pb-1',
  number: 'lg:text-right tabular-nums lg:whitespace-nowrap',
  actions: 'lg:text-right max-lg:pt-2',
  plain: 'break-words',
};

function Cell<R>({ column, row }: { readonly column: Column<R>; readonly row: R }) {
  const { header, kind = 'plain' } = column;
  const style = `min-w-0 align-baseline lg:px-3 lg:py-2.5 ${cellStyles[kind]}`;
  if (kind === 'title') {
    return (
      <th scope="row" {...asTitle} className={`block text-left lg:table-cell ${style}`}>
        {column.cell(row)}
      </th>
    );
  }
  const named = kind === 'actions' ? 'block' : 'grid grid-cols-[7.5rem_1fr] gap-x-3';
  return (
    <td {...asCell} className={`${named} py-1 lg:table-cell ${style}`}>
      {kind !== 'actions' && (
        <span aria-hidden="true" className="text-muted-foreground lg:hidden">
          {header}
        </span>
      )}
      <div className="min-w-0">{column.cell(row)}</div>
    </td>
  );
}

function Rows<R extends Identified>({ caption, columns, rows }: Omit<AdminTableProps<R>, 'path' | 'empty'>) {
  return (
    <Table {...asTable} className="block lg:table">
      <TableCaption className="sr-only">{caption}</TableCaption>
      <TableHeader {...asRows} className="sr-only lg:not-sr-only lg:table-header-group">
        <tr {...asRow} className="lg:border-border lg:border-b">
          {columns.map(({ header, kind }) => (
            <th
              key={header}
              scope="col"
              className={`px-3 py-2.5 font-medium text-muted-foreground text-small ${kind === 'number' ? 'text-right' : ''}`}
            >
              {kind === 'actions' ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </TableHeader>
      <TableBody {...asRows} className="block divide-y divide-border lg:table-row-group">
        {rows.map((row) => (
          <tr key={row.id} {...asRow} className="block p-4 lg:table-row lg:p-0 lg:hover:bg-accent/40">
            {columns.map((column) => (
              <Cell key={column.header} column={column} row={row} />
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

/**
 * A list of the back office: filters as a GET form, rows as a table that becomes cards on narrow screens, links to
 * the other parts, and the export. Only links and forms, so it works by keyboard and without scripts.
 */
export function AdminTable<R extends Identified>(props: AdminTableProps<R>) {
  const { path, rows, filters = [], query = {}, paging = {}, csv, empty } = props;
  const isFiltered = Object.values(query).some((value) => value !== '');
  return (
    <div className="grid grid-cols-1 gap-4">
      {filters.length > 0 && (
        <TableFilters path={path} filters={filters} query={query} cleared={!isFiltered} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-muted-foreground">{rows.length > 0 && paging.words}</p>
        {csv !== undefined && rows.length > 0 && (
          <Button asChild variant="link">
            <a href={listAddress(csv, query)} download>
              <Download className="size-5" />
              Download as CSV
            </a>
          </Button>
        )}
      </div>
      {rows.length > 0 ? (
        <Card size="flush" className="relative">
          <Rows {...props} />
        </Card>
      ) : (
        <Empty variant="outline">
          {isFiltered ? 'Nothing matches. Try fewer words or another filter.' : empty}
        </Empty>
      )}
      <TablePaging path={path} query={query} paging={paging} />
    </div>
  );
}
