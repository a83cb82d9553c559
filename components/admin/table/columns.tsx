import type { ReactNode } from 'react';
import { Money, When } from '@/components/ui/format';

export type Column<R> = {
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /**
   * `title` names the row (one column of each table), `number` is aligned right, `text` is as long as people wrote it, `actions` holds
   * the row's buttons.
   */
  readonly kind?: 'title' | 'number' | 'text' | 'actions';
  /** The order of the list that its head leads to. */
  readonly sort?: string;
};

/** Heads that phones leave out, because the values explain themselves. */
const explained = new Set([
  'Amount',
  'City',
  'Email',
  'Fee',
  'For',
  'Name',
  'Programme',
  'Role',
  'State',
  'Topic',
]);

/** The head of a value on a phone, where each row is read by itself; null where it needs none. */
export function headOnPhones({ header }: Pick<Column<never>, 'header'>): string | null {
  return explained.has(header) ? null : header;
}

/** The column whose value ends the first line of a row on a phone: the amount, else the state. */
export function columnAtEnd<C extends Pick<Column<never>, 'header'>>(columns: readonly C[]): C | undefined {
  return (
    columns.find(({ header }) => header === 'Amount') ?? columns.find(({ header }) => header === 'State')
  );
}

/** The content of a cell without a value, which phones leave out. */
export function none(words = '–'): ReactNode {
  return (
    <span data-none="" className="text-muted-foreground">
      {words}
    </span>
  );
}

/** The column that names a row, with the link to its page. */
export function titleColumn<R>(
  header: string,
  name: (row: R) => ReactNode,
  href: (row: R) => string,
  sort?: string,
): Column<R> {
  const cell = (row: R) => (
    <a href={href(row)} className="text-link py-2">
      {name(row)}
    </a>
  );
  return { header, kind: 'title', cell, ...(sort && { sort }) };
}

/** A column of moments on India's clock, which the head of the page names. */
export function momentColumn<R>(header: string, at: (row: R) => Date | null, sort?: string): Column<R> {
  const cell = (row: R) => {
    const moment = at(row);
    return moment ? <When at={moment} as="listed" /> : none();
  };
  return { header, cell, ...(sort && { sort }) };
}

/** A column of amounts in paise. */
export function amountColumn<R>(header: string, of: (row: R) => number | null, sort?: string): Column<R> {
  const cell = (row: R) => {
    const paise = of(row);
    return paise === null ? none() : <Money of={paise} />;
  };
  return { header, kind: 'number', cell, ...(sort && { sort }) };
}

/** The name of a column in an address. */
export function columnName({ header }: Pick<Column<never>, 'header'>): string {
  return header.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Whether a column may be hidden: what names the row and what acts on it stays. */
export function canBeHidden({ kind }: Pick<Column<never>, 'kind'>): boolean {
  return kind !== 'title' && kind !== 'actions';
}

/** The columns that an address leaves, and the names it hides that no column has. */
export function shownColumns<R>(
  columns: readonly Column<R>[],
  hidden: readonly string[],
): { readonly shown: readonly Column<R>[]; readonly unknown: readonly string[] } {
  const names = new Set(columns.filter(canBeHidden).map(columnName));
  return {
    shown: columns.filter((column) => !(canBeHidden(column) && hidden.includes(columnName(column)))),
    unknown: hidden.filter((name) => !names.has(name)),
  };
}
