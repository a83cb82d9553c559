import type { Conditions } from './conditions-sql';
import { type FacetKind, facetKinds } from './schema';

/** Most therapists that a walk reads: the number of pages of an order's index in a directory of 100,000. */
const frequent = 2_400;

type Counted = { readonly kind: string; readonly key: number; readonly therapists: number };

/**
 * Whether a list has a city and a language that are both frequent. Most therapists of a city speak its
 * language, but the database assumes independence. It then expects few rows and gathers all of them, which
 * costs more than walking the whole order.
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
