import 'server-only';

type Key<C extends string> = { readonly id: string } & Readonly<Record<C, Date>>;

type Older<C extends string> = Partial<Record<C, Date | { readonly lt: Date }>> & {
  readonly id?: { readonly lt: string };
};

/** The rows after `last`, in an order that begins with the newest of this column and ends with the id; all rows without it. */
export function olderThan<C extends string>(column: C, last: Key<C> | null): { readonly OR?: Older<C>[] } {
  if (!last) return {};
  const at: Date = last[column];
  // The compiler does not see that a computed name is the column's.
  return { OR: [{ [column]: { lt: at } }, { [column]: at, id: { lt: last.id } }] as Older<C>[] };
}

/**
 * A page of rows of which one more was read, to know whether there are older ones.
 * @returns `older`, the id after which the next page begins; null at the end
 */
export function pageOf<R extends { readonly id: string }>(
  rows: readonly R[],
  perPage: number,
): { readonly shown: readonly R[]; readonly older: string | null } {
  const shown = rows.slice(0, perPage);
  return { shown, older: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null };
}
