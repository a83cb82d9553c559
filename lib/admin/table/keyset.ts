import type { Direction, Order } from '@/lib/admin/table/order';

/** The row after which a part begins: its id and its value in the order's column. */
type RowKey = { readonly id: string; readonly value: unknown };

export type Piece<C extends string = string> = {
  readonly order: Order<C>;
  readonly behind: RowKey | null;
  readonly take: number;
  /** Only these rows; null for all. */
  readonly only: readonly string[] | null;
};

export type OrderBy<C extends string> = { [K in C]: { [P in K]: Direction } }[C] | { id: Direction };

export function orderByOf<C extends string>({ sort, direction }: Order<C>): OrderBy<C>[] {
  return [{ [sort.column]: direction }, { id: direction }] as OrderBy<C>[];
}

/**
 * The arguments of a `findMany` that reads this piece. It begins after a row's key instead of counting rows,
 * so the last part costs as much as the first. The bound on the column alone lets the index begin there; the
 * other condition breaks ties.
 */
export function pieceOf<Where extends object, C extends string>(
  where: Where,
  { order, behind, take, only }: Piece<C>,
): { where: Where; orderBy: OrderBy<C>[]; take: number } {
  const { column } = order.sort;
  const [further, from] = order.direction === 'asc' ? ['gt', 'gte'] : ['lt', 'lte'];
  const beyond = behind
    ? [
        { [column]: { [from]: behind.value } },
        { OR: [{ [column]: { [further]: behind.value } }, { id: { [further]: behind.id } }] },
      ]
    : [];
  const chosen = only ? [{ id: { in: [...only] } }] : [];
  return {
    // Every `where` of Prisma allows AND and the columns of its own model; its types cannot say so for any model.
    where: { AND: [where, ...beyond, ...chosen] } as unknown as Where,
    orderBy: orderByOf(order),
    take,
  };
}

type Named = { readonly id: string };

/** A part for a page; a whole file reads its relations by separate queries. */
export const mostJoined = 100;

type Part<Where extends object, C extends string> = ReturnType<typeof pieceOf<Where, C>>;

/**
 * The arguments of a `findMany` that reads this piece with many relations. For a page it reads first the ids,
 * by the index of the order, and then these rows with all relations at once; in one query, Postgres would
 * join rows that the limit drops (ADR 06). The second read has no limit, because a limit makes Postgres look
 * for the ids along the order.
 * @param ids reads the ids of the piece
 */
export async function joinedPieceOf<Where extends object, C extends string>(
  where: Where,
  piece: Piece<C>,
  ids: (part: Part<Where, C>) => PromiseLike<readonly Named[]>,
): Promise<
  Omit<Part<Where, C>, 'take'> & { take?: number; readonly relationLoadStrategy: 'join' | 'query' }
> {
  const part = pieceOf(where, piece);
  if (piece.take > mostJoined) return { ...part, relationLoadStrategy: 'query' };
  const named = (await ids(part)).map(({ id }) => id);
  // Every model of a list has an id.
  const these = { id: { in: named } } as unknown as Where;
  return { where: these, orderBy: part.orderBy, relationLoadStrategy: 'join' };
}
