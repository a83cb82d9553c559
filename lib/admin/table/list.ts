import 'server-only';
import type { Member, MemberOf } from '@/lib/account/session/session';
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

type Reads<Row, Where, N extends string, V extends Member> = {
  readonly filters: readonly Filter<N>[];
  /** The condition on the rows of a query, and on what this viewer may see. */
  readonly where: (query: ListQuery<N>, now: Date, viewer: V) => Where | Promise<Where>;
  readonly read: (
    where: Where,
    part: { readonly skip: number; readonly take: number },
    query: ListQuery<N>,
  ) => Promise<readonly Row[]>;
};

type PartReader<Row, N extends string, V extends Member> = (
  viewer: V,
  searchParams: SearchParams,
  now?: Date,
) => Promise<NumberedPart<Row, N>>;

/**
 * A list with numbered pages: of the back office unless its `where` says for whom. Its `part` reads what an address
 * asks for; the guard has checked who the viewer is.
 */
export function adminList<Row, Where, const N extends string, V extends Member = MemberOf<'admin'>>(
  list: Reads<Row, Where, N, V> & { readonly count: (where: Where) => Promise<number> },
): Reads<Row, Where, N, V> & { readonly part: PartReader<Row, N, V> } {
  return {
    ...list,
    part: async (viewer, searchParams, now = new Date()) => {
      const query = readFilters(searchParams, list.filters);
      const { page, skip, take } = readPage(searchParams);
      const where = await list.where(query, now, viewer);
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
export function adminCsv<Row, Where, const N extends string, V extends Member = MemberOf<'admin'>>(
  name: string,
  list: Reads<Row, Where, N, V>,
  columns: Readonly<Record<string, (row: Row) => CsvValue>>,
): (viewer: V, searchParams: SearchParams, now?: Date) => Promise<CsvList> {
  return async (viewer, searchParams, now = new Date()) => {
    const query = readFilters(searchParams, list.filters);
    const rows = await list.read(await list.where(query, now, viewer), { skip: 0, take: longestCsv }, query);
    const cells = Object.values(columns);
    return { name, columns: Object.keys(columns), rows: rows.map((row) => cells.map((cell) => cell(row))) };
  };
}
