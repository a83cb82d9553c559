import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { gatherLimit } from '@/lib/therapist/directory/rules';
import { freeCondition } from '@/lib/therapist/free-times/sql';
import type { FreeWindows } from '@/lib/therapist/free-times/windows';
import type { Wish } from './rules';

/** SQL of the match in the whole directory; `everybody.ts` runs it. Outside values are always parameters. */

const hasKey = (key: Prisma.Sql) => Prisma.sql`facets @> ARRAY[${key}]::integer[]`;

const anyOf = (conditions: readonly Prisma.Sql[]) => Prisma.sql`(${Prisma.join([...conditions], ' OR ')})`;

/** The same as `fulfils` of `rules.ts`. Wishes in the list's indexes are keys in `facets`. */
function conditionOf(wish: Wish, windows: FreeWindows): Prisma.Sql {
  switch (wish.about) {
    case 'specialization':
    case 'language':
      return anyOf(
        wish.values.map((value) => hasKey(Prisma.sql`facet_key(${wish.about}, facet_value(${value}))`)),
      );
    case 'mode':
    case 'gender':
      return anyOf(wish.values.map((value) => hasKey(Prisma.sql`facet_key(${wish.about}, ${value})`)));
    case 'fee':
      return Prisma.sql`session_rate BETWEEN 0.01 AND ${wish.value}`;
    case 'affirming':
      return Prisma.sql`search @@ ${`'f=affirming'`}::tsquery`;
    case 'time':
      return anyOf(
        wish.values.map(
          (value) => Prisma.sql`(${Prisma.join(freeCondition({ free: windows[value] }), ' AND ')})`,
        ),
      );
  }
}

/**
 * The ids of the first listed therapists who take new clients and fulfil all of these wishes. Facets, fee and
 * words are decided inside an index, so a rare wish does not read the table.
 * @param most limit
 * @param lacking a wish that they do not fulfil; only the first thousand are searched for them, because a
 * nearly universal wish would read the table to its end
 */
export function peopleWho(
  wishes: readonly Wish[],
  windows: FreeWindows,
  most: number,
  lacking?: Wish,
): Prisma.Sql {
  const conditions = [
    Prisma.sql`is_active`,
    hasKey(Prisma.sql`facet_key('accepting', 'yes')`),
    ...wishes.map((wish) => conditionOf(wish, windows)),
  ];
  const people = Prisma.sql`FROM therapists WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY display_order, id`;
  if (!lacking) return Prisma.sql`SELECT id::text ${people} LIMIT ${most}`;
  return Prisma.sql`
    WITH first AS MATERIALIZED (
      SELECT id, (${conditionOf(lacking, windows)}) IS TRUE AS fulfils ${people} LIMIT ${gatherLimit})
    SELECT id::text FROM first WHERE NOT fulfils LIMIT ${most}`;
}

/** The values in the directory, by kind, from its counters, the commonest first. */
export const listedValues = Prisma.sql`
  SELECT kind, label, therapists FROM directory_terms
  WHERE kind IN ('specialization', 'language', 'mode', 'gender', 'accepting') ORDER BY therapists DESC, label`;
