import type { Option } from '@/lib/server/action/form-result';

export type Direction = 'asc' | 'desc';

const directionsInWords = {
  time: { desc: 'newest first', asc: 'oldest first' },
  day: { asc: 'soonest first', desc: 'latest first' },
  text: { asc: 'A to Z', desc: 'Z to A' },
  number: { desc: 'highest first', asc: 'lowest first' },
  need: { asc: 'first', desc: 'last' },
} as const satisfies Readonly<Record<string, Readonly<Record<Direction, string>>>>;

type Kind = keyof typeof directionsInWords;

/** One way to sort a list. Its column is never empty, so that a list can continue after any row. */
export type Sort<C extends string = string> = {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly kind: Kind;
  readonly column: C;
};

export type Order<C extends string = string> = {
  readonly sort: Sort<C>;
  readonly direction: Direction;
};

/** Makes a way to sort. @param column of the database, never empty, with an index that ends in the id */
export function sortBy<const C extends string>(name: string, label: string, kind: Kind, column: C): Sort<C> {
  return { name, label, kind, column };
}

/** The form of an order in an address: "sent", or "-sent" for descending. */
export function orderInAddress({ sort, direction }: Order): string {
  return direction === 'desc' ? `-${sort.name}` : sort.name;
}

/** Reads an order as `orderInAddress` writes it; null for one that the list does not have. */
export function readOrder<C extends string>(text: string, sorts: readonly Sort<C>[]): Order<C> | null {
  const direction = text.startsWith('-') ? 'desc' : 'asc';
  const name = direction === 'desc' ? text.slice(1) : text;
  const sort = sorts.find((known) => known.name === name);
  return sort ? { sort, direction } : null;
}

/** The order behind the link in a column's head: the other direction of the present one, or its first. */
export function nextOrder(name: string, { sorts, now }: { sorts: readonly Sort[]; now: Order }): string {
  if (now.sort.name === name) {
    return orderInAddress({ sort: now.sort, direction: now.direction === 'asc' ? 'desc' : 'asc' });
  }
  const sort = sorts.find((known) => known.name === name);
  if (!sort) throw new TypeError(`This list cannot be sorted by ${name}.`);
  return orderInAddress({ sort, direction: sort.kind === 'time' || sort.kind === 'number' ? 'desc' : 'asc' });
}

export function orderOptions(sorts: readonly Sort[]): readonly Option[] {
  return sorts.flatMap((sort) =>
    Object.entries(directionsInWords[sort.kind]).map(([direction, words]) => ({
      value: `${direction === 'desc' ? '-' : ''}${sort.name}`,
      label: sort.kind === 'need' ? `${sort.label} ${words}` : `${sort.label}, ${words}`,
    })),
  );
}
