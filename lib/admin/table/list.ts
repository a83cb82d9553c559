import 'server-only';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { type Filter, type ListQuery, outdatedChoices, readFilters } from '@/lib/admin/table/filters';
import { type OrderBy, orderByOf, type Piece } from '@/lib/admin/table/keyset';
import { type Order, orderInAddress, readOrder, type Sort } from '@/lib/admin/table/order';
import {
  allRows,
  type Cursor,
  countInWords,
  keyPaging,
  mostCounted,
  type Paging,
  perPage,
  readCursor,
} from '@/lib/admin/table/paging';
import { listViews, type SavedView } from '@/lib/admin/table/view/queries';
import type { ViewList } from '@/lib/admin/table/view/rules';
import {
  type AddressValues,
  type SearchParams,
  searchParam,
  searchParamAll,
} from '@/lib/format/search-params';
import { isUuid } from '@/lib/format/uuid';
import type { CsvValue } from '@/lib/server/file/table/csv';

export type ListOrder = { readonly sorts: readonly Sort[]; readonly now: Order };

/** A part of a list, with everything that its page shows and links to. */
export type ListPart<Row, N extends string = string> = {
  readonly filters: readonly Filter[];
  readonly rows: readonly Row[];
  readonly query: ListQuery<N>;
  readonly order: ListOrder;
  readonly hidden: readonly string[];
  readonly outdated: readonly string[];
  /** Filters, order and hidden columns of the address: the query of a link to the same view. */
  readonly view: AddressValues;
  /** The same with the position of this part, to which a form without scripts returns. */
  readonly here: AddressValues;
  /** True if a phone shows all rows of the part instead of the first ones. */
  readonly whole: boolean;
  readonly paging: Paging;
  /** The viewer's own views of this list; null if it has none. */
  readonly views: readonly SavedView[] | null;
};

type Identified = { readonly id: string };
type KeyOf<C extends string> = Identified & Readonly<Record<C, unknown>>;
type Reading<N extends string, V> = { readonly query: ListQuery<N>; readonly viewer: V; readonly now: Date };

type Reads<Row, Where, N extends string, V extends Member, C extends string> = {
  /** The list's address in the back office, under which admins save views; absent for a therapist's list. */
  readonly path?: ViewList;
  readonly filters: readonly Filter<N>[];
  /** The ways to sort it. The default is `start`, as written in an address, or else the first way. */
  readonly sorts: readonly [Sort<C>, ...Sort<C>[]];
  readonly start?: string | ((query: ListQuery<N>) => string);
  readonly isKey?: (text: string) => boolean;
  readonly where: (query: ListQuery<N>, now: Date, viewer: V) => Where | Promise<Where>;
  readonly read: (where: Where, piece: Piece<C>, reading: Reading<N, V>) => Promise<readonly Row[]>;
};

type Pages<Where, V extends Member, C extends string> = {
  /**
   * The number of rows, counted up to `take` along the list's first order, which has an index. Without an order
   * Prisma counts in the order of ids and passes every row that the filters leave out.
   */
  readonly count?: (counted: {
    readonly where: Where;
    readonly take: number;
    readonly orderBy: OrderBy<C>[];
  }) => Promise<number>;
  /** The row of a cursor with the columns of its order; null if this viewer may not see it. */
  readonly keyOf: (id: string, viewer: V) => Promise<KeyOf<C> | null>;
};

export type ReadIds<V extends Member> = (
  viewer: V,
  searchParams: SearchParams,
  take: number,
  now?: Date,
) => Promise<readonly string[]>;

type PartReader<Row, N extends string, V extends Member> = (
  viewer: V,
  searchParams: SearchParams,
  now?: Date,
) => Promise<ListPart<Row, N>>;

function startOf<N extends string, C extends string>(
  { sorts, start }: Pick<Reads<unknown, unknown, N, never, C>, 'sorts' | 'start'>,
  query: ListQuery<N>,
): Order<C> {
  const wanted = typeof start === 'function' ? start(query) : (start ?? '');
  return readOrder(wanted, sorts) ?? { sort: sorts[0], direction: 'desc' };
}

const turned = <C extends string>({ sort, direction }: Order<C>): Order<C> => ({
  sort,
  direction: direction === 'asc' ? 'desc' : 'asc',
});

/**
 * A list of the back office. The guard has checked the viewer; `where` may limit the rows to theirs. `part`
 * reads the part in an address, which begins after a row (`?after=`) or ends before one (`?before=`).
 */
export function adminList<
  Row extends Identified,
  Where,
  const N extends string,
  C extends string,
  V extends Member = MemberOf<'admin'>,
>(
  list: Reads<Row, Where, N, V, C> & Pages<Where, V, C>,
): Reads<Row, Where, N, V, C> & { readonly part: PartReader<Row, N, V>; readonly ids: ReadIds<V> } {
  const behindKey = async (cursor: Cursor | null, viewer: V, { sort }: Order<C>) => {
    const row = cursor && (await list.keyOf(cursor.id, viewer));
    return row ? { id: row.id, value: row[sort.column] } : null;
  };
  return {
    ...list,
    ids: async (viewer, searchParams, take, now = new Date()) => {
      const query = readFilters(searchParams, list.filters);
      const order = readOrder(searchParam(searchParams, 'sort'), list.sorts) ?? startOf(list, query);
      const where = await list.where(query, now, viewer);
      const rows = await list.read(where, { order, behind: null, take, only: null }, { query, viewer, now });
      return rows.map(({ id }) => id);
    },
    part: async (viewer, searchParams, now = new Date()) => {
      const query = readFilters(searchParams, list.filters);
      const start = startOf(list, query);
      const sorted = searchParam(searchParams, 'sort');
      const order = readOrder(sorted, list.sorts) ?? start;
      const requested = readCursor(searchParams, list.isKey ?? isUuid);
      const [where, behind] = await Promise.all([
        list.where(query, now, viewer),
        behindKey(requested, viewer, order),
      ]);
      // If that row is gone, the list begins at its beginning.
      const cursor = behind && requested;
      const backwards = cursor?.way === 'before';
      const piece = { order: backwards ? turned(order) : order, behind, take: perPage + 1, only: null };
      const [found, counted, views] = await Promise.all([
        list.read(where, piece, { query, viewer, now }),
        list.count?.({
          where,
          take: mostCounted + 1,
          orderBy: orderByOf({ sort: list.sorts[0], direction: 'desc' }),
        }),
        list.path && viewer.profile.role === 'admin' ? listViews(viewer, list.path) : null,
      ]);
      const shown = found.slice(0, perPage);
      const rows = backwards ? shown.toReversed() : shown;
      const hidden = searchParamAll(searchParams, 'hide');
      const inAddress = orderInAddress(order);
      const sort = inAddress === orderInAddress(start) ? '' : inAddress;
      const view: AddressValues = { ...query, sort, hide: hidden };
      return {
        filters: list.filters,
        rows,
        query,
        order: { sorts: list.sorts, now: order },
        hidden,
        outdated: [
          ...outdatedChoices(searchParams, list.filters),
          ...(sorted !== '' && !readOrder(sorted, list.sorts) ? [`the order “${sorted}”`] : []),
        ],
        view,
        here: cursor ? { ...view, [cursor.way]: cursor.id } : view,
        whole: searchParam(searchParams, 'rows') === allRows,
        paging: {
          ...keyPaging(cursor, { first: rows[0]?.id, last: rows.at(-1)?.id }, found.length > perPage),
          ...(counted !== undefined && { words: countInWords(counted) }),
        },
        views,
      };
    },
  };
}

/**
 * A complete list as a file, or the rows whose ids the address names (`?row=`).
 * @param name of the file and in the audit log
 * @param columns the value of each column, by its header
 */
export function adminCsv<
  Row,
  Where,
  const N extends string,
  C extends string,
  V extends Member = MemberOf<'admin'>,
>(
  name: string,
  list: Reads<Row, Where, N, V, C>,
  columns: Readonly<Record<string, (row: Row) => CsvValue>>,
): (viewer: V, searchParams: SearchParams, now?: Date) => Promise<CsvList> {
  return async (viewer, searchParams, now = new Date()) => {
    const query = readFilters(searchParams, list.filters);
    const order = readOrder(searchParam(searchParams, 'sort'), list.sorts) ?? startOf(list, query);
    const chosen = searchParamAll(searchParams, 'row');
    const only = chosen.length > 0 ? chosen.filter(list.isKey ?? isUuid) : null;
    const piece = { order, behind: null, take: longestCsv, only };
    const rows = await list.read(await list.where(query, now, viewer), piece, { query, viewer, now });
    const cells = Object.values(columns);
    return { name, columns: Object.keys(columns), rows: rows.map((row) => cells.map((cell) => cell(row))) };
  };
}
