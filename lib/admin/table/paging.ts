import { formatCount } from '@/lib/format/count';
import { type SearchParams, searchParam } from '@/lib/format/search-params';
import { isUuid } from '@/lib/format/uuid';

/** The ways on from one part of a list, each as the values that the address needs besides those of the filters. */
export type Paging = {
  readonly previous?: Readonly<Record<string, string>>;
  readonly next?: Readonly<Record<string, string>>;
  /** "51 to 100 of 132". */
  readonly words?: string;
};

/** Rows of a list at a time. */
export const perPage = 50;

/** Nobody pages further than this; it keeps the offset of the query small. */
const lastPage = 1_000;

/** Which numbered page was asked for (`?page=`), from 1, with what a query needs to read it. */
export function readPage(searchParams: SearchParams): { page: number; skip: number; take: number } {
  const text = searchParam(searchParams, 'page');
  const page = /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), lastPage) : 1;
  return { page, skip: (page - 1) * perPage, take: perPage };
}

/** Links between numbered pages, for lists whose length is counted. */
export function numberedPaging(page: number, total: number): Paging {
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const shown = total === 0 ? 'None' : `${formatCount(first)} to ${formatCount(last)}`;
  return {
    ...(page > 1 && { previous: page === 2 ? {} : { page: String(page - 1) } }),
    ...(last < total && { next: { page: String(page + 1) } }),
    words: first > total && total > 0 ? `Past the end of ${total}` : `${shown} of ${formatCount(total)}`,
  };
}

/** The row behind which a part of a long list begins (`?after=`), or null for its beginning. */
export function readCursor(searchParams: SearchParams): string | null {
  const text = searchParam(searchParams, 'after');
  return isUuid(text) ? text : null;
}

/**
 * Links of a list that is read from row to row, because counting it would take too long.
 * @param after where this part began
 * @param next the last row of this part, where more come behind it
 */
export function cursorPaging(after: string | null, next: string | null): Paging {
  return { ...(after && { previous: {} }), ...(next && { next: { after: next } }) };
}
