import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { type CsvList, type CsvValue, longestCsv } from '@/lib/admin/table/csv';
import { type Filter, type ListQuery, readFilters } from '@/lib/admin/table/filters';
import { numberedPaging, type Paging, readPage } from '@/lib/admin/table/paging';
import type { SearchParams } from '@/lib/format/search-params';

/** A part of a list, with everything that its page needs to show it and to link to the others. */
export type ListPart<Row, N extends string = string> = {
  readonly filters: readonly Filter[];
  readonly rows: readonly Row[];
  readonly query: ListQuery<N>;
  readonly paging: Paging;
};

/** A part of a list whose length is counted. */
export type NumberedPart<Row, N extends string = string> = ListPart<Row, N> & {
  /** Number of the part, from 1. */
  readonly page: number;
};

type Reads<Row, Where, N extends string> = {
  readonly filters: readonly Filter<N>[];
  /** The condition on the rows of a query. */
  readonly where: (query: ListQuery<N>, now: Date) => Where | Promise<Where>;
  readonly read: (
    where: Where,
    part: { readonly skip: number; readonly take: number },
    query: ListQuery<N>,
  ) => Promise<readonly Row[]>;
};

type PartReader<Row, N extends string> = (
  viewer: MemberOf<'admin'>,
  searchParams: SearchParams,
  now?: Date,
) => Promise<NumberedPart<Row, N>>;

/**
 * A list of the back office with numbered pages. Its `part` reads what an address asks for; the viewer is an
 * administrator, as the guard has checked.
 */
export function adminList<Row, Where, const N extends string>(
  list: Reads<Row, Where, N> & { readonly count: (where: Where) => Promise<number> },
): Reads<Row, Where, N> & { readonly part: PartReader<Row, N> } {
  return {
    ...list,
    part: async (_viewer, searchParams, now = new Date()) => {
      const query = readFilters(searchParams, list.filters);
      const { page, skip, take } = readPage(searchParams);
      const where = await list.where(query, now);
      const [total, rows] = await Promise.all([list.count(where), list.read(where, { skip, take }, query)]);
      return { filters: list.filters, rows, query, page, paging: numberedPaging(page, total) };
    },
  };
}

/**
 * A complete list as a file.
 * @param name of the file and in the audit log
 * @param columns what each column of a row holds, by its header
 */
export function adminCsv<Row, Where, const N extends string>(
  name: string,
  list: Reads<Row, Where, N>,
  columns: Readonly<Record<string, (row: Row) => CsvValue>>,
): (viewer: MemberOf<'admin'>, searchParams: SearchParams, now?: Date) => Promise<CsvList> {
  return async (_viewer, searchParams, now = new Date()) => {
    const query = readFilters(searchParams, list.filters);
    const rows = await list.read(await list.where(query, now), { skip: 0, take: longestCsv }, query);
    const cells = Object.values(columns);
    return { name, columns: Object.keys(columns), rows: rows.map((row) => cells.map((cell) => cell(row))) };
  };
}
