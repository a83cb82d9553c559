import type { Conditions } from './conditions-sql';
import { type FacetKind, facetKinds } from './schema';

/** As many people as the index of an order has pages in a directory of 100,000: no walk reads more than these. */
const frequent = 2_400;

/** A counter of the directory. */
type Counted = { readonly kind: string; readonly key: number; readonly therapists: number };

/**
 * Whether a list asks for a city and a language that many people have. Many people of a city speak its language, but
 * the database takes the two for independent. It then expects few people and gathers all of them, which costs more
 * than to walk the whole order.
 */
export function goTogether({ facets, groups = [] }: Conditions, terms: readonly Counted[]): boolean {
  const keys = [
    ...facetKinds.flatMap((kind) => facets[kind] ?? []),
    ...groups.flatMap((group) => group.keys),
  ];
  const isFrequent = (wanted: FacetKind) =>
    terms.some(({ kind, key, therapists }) => kind === wanted && keys.includes(key) && therapists > frequent);
  return isFrequent('location') && isFrequent('language');
}
