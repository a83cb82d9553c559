import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { Sort } from './schema';

/** Where a page begins: the sort key (as text) and the id of a card that the visitor has seen. */
export type Cursor = { readonly key: string; readonly id: string; readonly direction: 'after' | 'before' };

type Order = { readonly key: Prisma.Sql; readonly type: Prisma.Sql; readonly descending?: true };

const integer = Prisma.sql`integer`;

/**
 * Each order is the leading column of one index, character for character. Therapists without a fee or years come
 * last.
 */
export const orders: Record<Sort, Order> = {
  recommended: { key: Prisma.sql`display_order`, type: integer },
  // Therapists without a free time, or without places for new clients, have infinity in this column.
  soonest: { key: Prisma.sql`free_from`, type: Prisma.sql`timestamptz` },
  'fee-low': { key: Prisma.sql`coalesce(fee_low, 2147483647)`, type: integer },
  'fee-high': { key: Prisma.sql`coalesce(fee_high, -1)`, type: integer, descending: true },
  experience: { key: Prisma.sql`coalesce(years_of_experience, -1)`, type: integer, descending: true },
  name: { key: Prisma.sql`fold_text(name)`, type: Prisma.sql`text` },
};

/**
 * The beginning and the order of a page.
 * @param lead see `Conditions.lead`; used in our own order only, because a chosen order wins
 */
export function pageOf(sort: Sort, cursor: Cursor | undefined, lead: readonly (readonly number[])[] = []) {
  const { key, type, descending = false } = orders[sort];
  const leading = sort === 'recommended' ? lead : [];
  const isRanked = leading.length > 0;
  const backwards = descending !== (cursor?.direction === 'before');
  const way = backwards ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const beyond = backwards ? Prisma.sql`<` : Prisma.sql`>`;
  // The number of concerns that a row names, negative, so that rows with more come first in ascending order.
  const named = leading.map((keys) => Prisma.sql`(facets && ${keys}::integer[])::integer`);
  const rank = isRanked ? Prisma.sql`-(${Prisma.join(named, ' + ')})` : Prisma.sql`0`;
  const first = isRanked ? Prisma.sql`rank ${way}, ` : Prisma.empty;
  const beginning = (name: Prisma.Sql, { key: from, id }: Cursor) =>
    isRanked
      ? Prisma.sql`(rank, ${name}, id) ${beyond}
          ((SELECT ${rank} FROM therapists WHERE id = ${id}::uuid), ${from}::${type}, ${id}::uuid)`
      : Prisma.sql`(${name}, id) ${beyond} (${from}::${type}, ${id}::uuid)`;
  return {
    /** ORDER BY for a relation with a sort key of that name, and a rank where there are leading concerns. */
    orderBy: (name: Prisma.Sql) => Prisma.sql`ORDER BY ${first}${name} ${way}, id ${way}`,
    from: (name: Prisma.Sql) => (cursor ? [beginning(name, cursor)] : []),
    key,
    rank,
  };
}
