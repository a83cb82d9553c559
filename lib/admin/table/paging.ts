import { formatCount } from '@/lib/format/count';
import { type SearchParams, searchParam } from '@/lib/format/search-params';

/** Links to the neighbouring parts of a list: the query values to add to the list's own. */
export type Paging = {
  readonly previous?: Readonly<Record<string, string>>;
  readonly next?: Readonly<Record<string, string>>;
  /** "132 in all", or "More than 1,000". */
  readonly words?: string;
};

export const perPage = 25;

/**
 * Rows of a part that a phone shows before "show all": with the page's head they fill at most three screens
 * of 360 × 780 px.
 */
export const rowsOnPhones = 6;

/** Value of `?rows=` in an address that shows a whole part on phones. */
export const allRows = 'all';

/** Rows are counted up to here: counting all rows of a long list takes longer than reading a part of it. */
export const mostCounted = 1_000;

/** The beginning of a part: after a row, before one, or the list's beginning. */
export type Cursor = { readonly id: string; readonly way: 'after' | 'before' };

/**
 * The row after which (`?after=`) or before which (`?before=`) a part begins; null for the beginning of the
 * list.
 * @param isKey whether a text can be the id of a row
 */
export function readCursor(searchParams: SearchParams, isKey: (text: string) => boolean): Cursor | null {
  for (const way of ['after', 'before'] as const) {
    const id = searchParam(searchParams, way);
    if (isKey(id)) return { id, way };
  }
  return null;
}

type Ends = { readonly first: string | undefined; readonly last: string | undefined };

/**
 * Links to the previous and the next part.
 * @param cursor where this part began
 * @param ends the first and the last row of this part
 * @param more whether more rows follow in the direction in which the part was read
 */
export function keyPaging(cursor: Cursor | null, { first, last }: Ends, more: boolean): Paging {
  const backwards = cursor?.way === 'before';
  const earlier = cursor !== null && (!backwards || more);
  const later = backwards || more;
  return {
    // An empty part has no row to go back from: the way back is the list's beginning.
    ...(earlier && { previous: first === undefined ? {} : { before: first } }),
    ...(later && last !== undefined && { next: { after: last } }),
  };
}

/** The number of rows of a list, in words. @param counted at most one more than `mostCounted` */
export function countInWords(counted: number): string {
  return counted > mostCounted ? `More than ${formatCount(mostCounted)}` : `${formatCount(counted)} in all`;
}
