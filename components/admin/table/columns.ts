import type { ReactNode } from 'react';

/** One column of a list. */
export type Column<R> = {
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** `title` names the row (one column of each table), `number` is aligned right, `actions` holds its buttons. */
  readonly kind?: 'title' | 'number' | 'actions';
  /** The order of the list that its head leads to. */
  readonly sort?: string;
};

/** The name of a column in an address. */
export function columnName({ header }: Pick<Column<never>, 'header'>): string {
  return header.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Whether a column may be hidden: what names the row and what acts on it stays. */
export function canBeHidden({ kind }: Pick<Column<never>, 'kind'>): boolean {
  return kind === undefined || kind === 'number';
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
