import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { FreeWindow } from '@/lib/therapist/free-times/rules';
import { freeCondition } from '@/lib/therapist/free-times/sql';
import { type FacetKind, facetKinds } from './schema';

/** Therapists with one of these facets or these words; none if both are empty. */
export type Group = { readonly keys: readonly number[]; readonly text?: string };

export type Conditions = {
  /** A tsquery made by `termQuery`, or none. */
  readonly text?: string | undefined;
  /** The understood parts of the search; each must be met. */
  readonly groups?: readonly Group[];
  /** Keys of the chosen facets by kind. */
  readonly facets: { readonly [Kind in FacetKind]?: number };
  readonly feeMin?: number | undefined;
  readonly feeMax?: number | undefined;
  readonly free?: FreeWindow | undefined;
  /**
   * Keys of each concern's speciality names: therapists with more of them come first in our own order, if all
   * matches are gathered.
   */
  readonly lead?: readonly (readonly number[])[] | undefined;
  /** The key of the place, if it is a facet or a group by itself, because an index begins with it. */
  readonly place?: number | undefined;
  /** Facets are decided inside the index of the order, whatever the database estimates. */
  readonly insideOrder?: boolean;
  /** Few enough therapists have its words to read and sort them all; walking the index would pass many more. */
  readonly byWords?: boolean;
};

export function keysOf(facets: Conditions['facets'], left?: FacetKind): number[] {
  return facetKinds.flatMap((kind) => (kind === left ? [] : (facets[kind] ?? [])));
}

/** Conditions on gathered rows; may be empty. */
export const allHold = (conditions: readonly Prisma.Sql[]) =>
  Prisma.join([Prisma.sql`TRUE`, ...conditions], ' AND ');

export const whole = (conditions: readonly Prisma.Sql[]) => allHold([Prisma.sql`is_active`, ...conditions]);

function groupCondition({ keys, text }: Group): Prisma.Sql {
  const facets = Prisma.sql`facets && ${keys}::integer[]`;
  if (text === undefined) return keys.length > 0 ? facets : Prisma.sql`FALSE`;
  const words = Prisma.sql`search @@ ${text}::tsquery`;
  return keys.length > 0 ? Prisma.sql`(${facets} OR ${words})` : words;
}

/** With `insideOrder`, in a form that the index of facets cannot answer; the estimate of its rows stays the same. */
function allOf(keys: readonly number[], { insideOrder = false }: Conditions): Prisma.Sql {
  return insideOrder
    ? Prisma.sql`(facets @> ${keys}::integer[]) IS TRUE`
    : Prisma.sql`facets @> ${keys}::integer[]`;
}

const mostRupees = 1_000_000;

/**
 * One of the therapist's fees lies in the range, in rupees. It uses the columns, not the expressions of the fee indexes: only
 * for columns does Postgres know how rare a range is. A fee not yet confirmed is in no range.
 */
function feeBetween(least = 0, most = mostRupees): Prisma.Sql {
  if (least > most || least > mostRupees) return Prisma.sql`FALSE`;
  const from = Prisma.sql`${least * 100}::integer`;
  const to = Prisma.sql`${Math.min(most, mostRupees) * 100}::integer`;
  // No fee is above the most or below 0, so one end of such a range needs no look between the two fees.
  if (most >= mostRupees) return Prisma.sql`fee_high >= ${from}`;
  if (least <= 0) return Prisma.sql`fee_low <= ${to}`;
  return Prisma.sql`(fee_low BETWEEN ${from} AND ${to} OR fee_high BETWEEN ${from} AND ${to}
    OR (fees_between <> '' AND fee_low < ${from} AND fee_high > ${to} AND has_fee_between(fees_between, ${from}, ${to})))`;
}

export function textAndFee(conditions: Conditions): Prisma.Sql[] {
  const { text, groups = [], feeMin, feeMax } = conditions;
  const fee = feeMin !== undefined || feeMax !== undefined;
  const single = groups.filter(({ keys, text: words }) => keys.length === 1 && words === undefined);
  const others = groups.filter((group) => !single.includes(group));
  return [
    ...(single.length === 0 ? [] : [allOf([...new Set(single.flatMap(({ keys }) => keys))], conditions)]),
    ...others.map(groupCondition),
    ...(text === undefined ? [] : [Prisma.sql`search @@ ${text}::tsquery`]),
    ...(fee ? [feeBetween(feeMin, feeMax)] : []),
  ];
}

export function facetCondition(conditions: Conditions): Prisma.Sql[] {
  const keys = keysOf(conditions.facets);
  return keys.length ? [allOf(keys, conditions)] : [];
}

export const filtersOf = (conditions: Conditions): Prisma.Sql[] => [
  ...textAndFee(conditions),
  ...facetCondition(conditions),
  ...freeCondition(conditions),
];

/**
 * The filters of a list in our own order, or of a gathered one. Filters of a place are decided by the index
 * of places, which holds all columns but words.
 */
export function filtersInOrder(conditions: Conditions): Prisma.Sql[] {
  const { place, text, groups = [], facets } = conditions;
  const hasWords = text !== undefined || groups.some((group) => group.text !== undefined);
  if (place === undefined || hasWords) return filtersOf(conditions);
  const rest = {
    ...conditions,
    groups: groups.filter(({ keys }) => keys.length !== 1 || keys[0] !== place),
    facets: Object.fromEntries(Object.entries(facets).filter(([, key]) => key !== place)),
  };
  return [Prisma.sql`place_key = ${place}`, ...filtersOf(rest)];
}

/** All conditions of a row on the list. */
export const matching = (conditions: Conditions) => whole(filtersOf(conditions));
