import { bulkFormId } from '@/components/admin/bulk/form-id';
import { type Column, columnAtEnd, columnName, headOnPhones } from '@/components/admin/table/columns';
import { Checkbox } from '@/components/ui/checkbox';
import { ArrowUp } from '@/components/ui/icons';
import { Table, TableBody, TableCaption, TableHeader } from '@/components/ui/table';
import type { ListOrder } from '@/lib/admin/table/list';
import { nextOrder } from '@/lib/admin/table/order';
import { rowsOnPhones } from '@/lib/admin/table/paging';
import { type AddressValues, listAddress } from '@/lib/format/search-params';

type Identified = { readonly id: string };

/** Some browsers treat a table laid out as cards as loose text unless it states its role. */
const asTable = { role: 'table' } as const;
const asRows = { role: 'rowgroup' } as const;
const asRow = { role: 'row' } as const;
const asCell = { role: 'cell' } as const;
const asTitle = { role: 'rowheader' } as const;

/** On wide screens a row is one line: 44 px, also where a text takes a second line. On phones its facts follow its title. */
const cellStyles = {
  title: 'font-semibold wrap-anywhere max-lg:-order-2 max-lg:flex-1',
  number: 'lg:text-right tabular-nums lg:whitespace-nowrap',
  text: 'wrap-anywhere lg:min-w-40 lg:max-w-80 lg:pb-0',
  actions: 'lg:text-right lg:[&_button]:whitespace-nowrap lg:py-1! max-lg:ml-auto',
  plain: 'wrap-anywhere',
};

/** As wide as its words in one line; only a name longer than most takes a second line, so that no column is cut. */
const oneLine = 'min-w-0 lg:w-max lg:max-w-72 lg:has-data-second:max-w-[26rem]';

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
  /** It ends the first line of the row on phones. */
  readonly atEnd: boolean;
};

function Cell<R extends Identified>({ column, row, chooses, atEnd }: CellProps<R>) {
  const { kind = 'plain' } = column;
  const head = kind === 'actions' ? null : headOnPhones(column);
  const style = `min-w-0 align-top lg:align-baseline lg:px-2.5 lg:h-11 lg:py-1 lg:pt-2 ${cellStyles[kind]}`;
  if (kind === 'title') {
    return (
      <th scope="row" {...asTitle} className={`block text-left lg:table-cell ${style}`}>
        {chooses ? (
          <div className="flex items-baseline gap-3">
            <span id={`choose-${row.id}`} hidden>
              Choose
            </span>
            <Choice id={row.id} />
            <div id={`row-${row.id}`} className={oneLine}>
              {column.cell(row)}
            </div>
          </div>
        ) : (
          <div className={oneLine}>{column.cell(row)}</div>
        )}
      </th>
    );
  }
  const place = atEnd ? 'max-lg:-order-1 max-lg:max-w-1/2' : 'max-lg:text-small';
  const named =
    kind === 'actions' ? 'block' : `flex items-baseline gap-x-1.5 max-lg:has-data-none:hidden ${place}`;
  return (
    <td {...asCell} className={`${named} lg:table-cell ${style}`}>
      {head !== null && (
        <span aria-hidden="true" className="shrink-0 text-muted-foreground lg:hidden">
          {head}
        </span>
      )}
      <div
        className={
          kind === 'text'
            ? 'min-w-0 line-clamp-4 wrap-anywhere lg:line-clamp-2 lg:text-small lg:leading-[1.15]'
            : kind === 'plain'
              ? oneLine
              : 'min-w-0'
        }
      >
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
  const { kind, sort, header: words } = column;
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

type RowsProps<R extends Identified> = {
  readonly path: string;
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly order?: ListOrder;
  readonly view: AddressValues;
  readonly chooses: boolean;
  /** Phones show only the first rows. */
  readonly folds: boolean;
};

/** Where the rows begin that a phone shows only when asked for all. */
export const laterRows = 'later-rows';

export function Rows<R extends Identified>(props: RowsProps<R>) {
  const { path, caption, columns, rows, order, view, chooses, folds } = props;
  const atEnd = columnAtEnd(columns);
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
            // The empty piece ends the first line of a phone's row.
            className={`flex flex-wrap items-baseline gap-x-3 px-4 py-2 max-lg:before:basis-full max-lg:before:content-[''] lg:table-row lg:p-0 lg:hover:bg-accent/40 ${folds && index >= rowsOnPhones ? 'max-lg:hidden' : ''}`}
          >
            {columns.map((column) => (
              <Cell
                key={column.header}
                column={column}
                row={row}
                chooses={chooses}
                atEnd={column === atEnd}
              />
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
