import type { ReactNode } from 'react';
import { TableFilters } from '@/components/admin/table/table-filters';
import { TablePaging } from '@/components/admin/table/table-paging';
import { buttonStyle } from '@/components/ui/button';
import { Download } from '@/components/ui/icons';
import { type Asked, type Filter, listAddress } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';

export type Column<R> = {
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** `title` names the row (one column of each table), `number` stands to the right, `actions` holds its buttons. */
  readonly kind?: 'title' | 'number' | 'actions';
};

type AdminTableProps<R> = {
  /** Address of the page the list stands on. */
  readonly path: string;
  /** What the list holds, for readers. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  readonly filters?: readonly Filter[];
  readonly asked?: Asked;
  readonly paging?: Paging;
  /** Address of the route that gives the same list as a file. */
  readonly csv?: string;
  /** Said when there is no row and nothing was asked for. */
  readonly empty: ReactNode;
};

/** Laid out as cards, a table is taken for loose text by some browsers unless it says what it is. */
const asTable = { role: 'table' } as const;
const asRows = { role: 'rowgroup' } as const;
const asRow = { role: 'row' } as const;
const asCell = { role: 'cell' } as const;
const asTitle = { role: 'rowheader' } as const;

const cellStyles = {
  title: 'font-semibold wrap-anywhere lg:min-w-44 max-lg:pb-1',
  number: 'lg:text-right tabular-nums lg:whitespace-nowrap',
  actions: 'lg:text-right max-lg:pt-2',
  plain: 'break-words',
};

function Cell<R>({ column, row }: { readonly column: Column<R>; readonly row: R }) {
  const { header, kind = 'plain' } = column;
  const style = `min-w-0 align-top lg:px-3 lg:py-2.5 ${cellStyles[kind]}`;
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
        <span aria-hidden="true" className="text-ink-soft lg:hidden">
          {header}
        </span>
      )}
      <div className="min-w-0">{column.cell(row)}</div>
    </td>
  );
}

function Rows<R>({ caption, columns, rows, keyOf }: Omit<AdminTableProps<R>, 'path' | 'empty'>) {
  return (
    <table {...asTable} className="block w-full text-left lg:table">
      <caption className="sr-only">{caption}</caption>
      <thead {...asRows} className="sr-only lg:not-sr-only lg:table-header-group">
        <tr {...asRow} className="lg:border-line lg:border-b">
          {columns.map(({ header, kind }) => (
            <th
              key={header}
              scope="col"
              className={`px-3 py-2.5 font-medium text-ink-soft text-small ${kind === 'number' ? 'text-right' : ''}`}
            >
              {kind === 'actions' ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...asRows} className="block divide-y divide-line lg:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            {...asRow}
            className="block p-4 lg:table-row lg:p-0 lg:hover:bg-primary-soft/40"
          >
            {columns.map((column) => (
              <Cell key={column.header} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A list of the back office: filters as a form that reads, rows as a table that becomes cards where there is no room,
 * links to the other parts, and the same as a file. Nothing but links and forms, so it works by keyboard and without
 * scripts.
 */
export function AdminTable<R>(props: AdminTableProps<R>) {
  const { path, rows, filters = [], asked = {}, paging = {}, csv, empty } = props;
  const isFiltered = Object.values(asked).some((value) => value !== '');
  return (
    <div className="grid gap-4">
      {filters.length > 0 && (
        <TableFilters path={path} filters={filters} asked={asked} cleared={!isFiltered} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-ink-soft">{paging.words}</p>
        {csv !== undefined && rows.length > 0 && (
          <a href={listAddress(csv, asked)} download className={buttonStyle({ look: 'quiet' })}>
            <Download className="size-5" />
            Download as CSV
          </a>
        )}
      </div>
      {rows.length > 0 ? (
        <div className="relative overflow-x-auto rounded-card border border-line bg-paper-2 shadow-card">
          <Rows {...props} />
        </div>
      ) : (
        <div className="rounded-card border border-line border-dashed p-8 text-center text-ink-soft">
          {isFiltered ? 'Nothing matches. Try fewer words or another filter.' : empty}
        </div>
      )}
      <TablePaging path={path} asked={asked} paging={paging} />
    </div>
  );
}
