import { formatCount } from '@/lib/format/count';
import { type SearchParams, searchParam } from '@/lib/format/search-params';

/** The ways on from one part of a list, each as the values that the address needs besides those of the list. */
export type Paging = {
  readonly previous?: Readonly<Record<string, string>>;
  readonly next?: Readonly<Record<string, string>>;
  /** "132 in all", or "More than 1,000". */
  readonly words?: string;
};

/** Rows of a list at a time. */
export const perPage = 25;

/**
 * Rows of a part that a phone shows before "show all": with the head of the page they take no more than three screens of
 * 360 × 780 px.
 */
export const rowsOnPhones = 4;

/** Value of `?rows=` in an address that shows a whole part on phones. */
export const allRows = 'all';

/** Rows are counted up to here: counting all rows of a long list takes longer than reading a part of it. */
export const mostCounted = 1_000;

/** Where a part begins: behind a row, before one, or at the beginning. */
export type Cursor = { readonly id: string; readonly way: 'after' | 'before' };

/**
 * The row behind which (`?after=`) or before which (`?before=`) a part lies, or null for the beginning of the list.
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
 * Links to the parts before and behind this one.
 * @param cursor where this part began
 * @param ends the first and the last row of this part
 * @param more whether more rows follow in the direction in which the part was read
 */
export function keyPaging(cursor: Cursor | null, { first, last }: Ends, more: boolean): Paging {
  const backwards = cursor?.way === 'before';
  const earlier = cursor !== null && (!backwards || more);
  const later = backwards || more;
  return {
    // A part that is empty by now has no row to go back from: the way back is the beginning.
    ...(earlier && { previous: first === undefined ? {} : { before: first } }),
    ...(later && last !== undefined && { next: { after: last } }),
  };
}

/** How many rows a list has. @param counted at most one more than `mostCounted` */
export function countInWords(counted: number): string {
  return counted > mostCounted ? `More than ${formatCount(mostCounted)}` : `${formatCount(counted)} in all`;
}
