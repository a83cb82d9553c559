import {
  cityWords,
  closestWord,
  gatherLimit,
  isShort,
  type KnownWord,
  otherCityNames,
  searchWords,
  termQuery,
} from './rules';
import { type Criteria, type FacetKind, facetKinds } from './schema';
import type { Conditions, Reading } from './sql';

/** A counter: how many active therapists have this value. `key` is what their rows hold of it. */
export type Term = {
  readonly kind: FacetKind | 'all';
  readonly value: string;
  readonly label: string;
  readonly key: number;
  readonly therapists: number;
};

/** What the vocabulary knows of a word: how many words begin with it, or else which word was probably meant. */
export type LookedUpWord = {
  readonly folded: string;
  readonly known: number;
  readonly near: readonly KnownWord[];
};

/** A word that the search replaced by another. */
export type Correction = { readonly typed: string; readonly meant: string };

/** How to read a list, and which criteria it answers. */
export type Plan = Reading & {
  /** The criteria that count: leaves out a value that no active therapist has, and a search without a word. */
  readonly criteria: Criteria;
  readonly corrections: readonly Correction[];
};

/** Words to look up for a search: each typed word, followed by the other names of a city that it may begin. */
export function wordsToLookUp(q: string): string[] {
  return searchWords(q).flatMap((word) => [word, ...otherCityNames(word)]);
}

type ReadWord = { readonly query: string; readonly atMost: number; readonly correction?: Correction };

/** One typed word with the vocabulary's answer (the city's other names come after it). */
function readWord(typed: string, found: readonly LookedUpWord[], alone: boolean, exact: boolean): ReadWord {
  const [own] = found;
  const folded = own?.folded ?? typed;
  const known = found.reduce((sum, word) => sum + word.known, 0);
  const short = isShort(folded);
  if (known === 0 && !exact && !short) {
    const meant = closestWord(folded, [...(own?.near ?? []), ...cityWords])?.value;
    if (meant) {
      const query = termQuery({ folded: meant, alone });
      return { query, atMost: Number.POSITIVE_INFINITY, correction: { typed, meant } };
    }
  }
  // A short word beside others also means the word itself, which the count of names does not include.
  const atMost = short && !alone ? Number.POSITIVE_INFINITY : known;
  return { query: termQuery({ folded, alone }), atMost };
}

function readWords(criteria: Criteria, lookedUp: readonly LookedUpWord[]): ReadWord[] {
  const words = searchWords(criteria.q);
  let next = 0;
  return words.map((word) => {
    const first = next;
    next += 1 + otherCityNames(word).length;
    return readWord(word, lookedUp.slice(first, next), words.length === 1, criteria.exact);
  });
}

/**
 * Decides how to read a list. The counters give an upper bound of its length first: a list up to the limit is
 * gathered and counted as a whole, a longer one is walked in its order. So nothing depends on the database's own
 * estimate.
 */
export function planDirectory(
  criteria: Criteria,
  terms: readonly Term[],
  lookedUp: readonly LookedUpWord[],
): Plan {
  const chosen = facetKinds.flatMap((kind) => {
    const term = terms.find((known) => known.kind === kind && known.value === criteria.facets[kind]);
    return term ? [term] : [];
  });
  const words = readWords(criteria, lookedUp);
  const text = words.length > 0 ? words.map(({ query }) => query).join(' & ') : undefined;
  const all = terms.find(({ kind }) => kind === 'all')?.therapists ?? 0;
  const { feeMin, feeMax } = criteria;
  const fee = { ...(feeMin === undefined ? {} : { feeMin }), ...(feeMax === undefined ? {} : { feeMax }) };
  const conditions: Conditions = {
    ...fee,
    ...(text === undefined ? {} : { text }),
    facets: Object.fromEntries(chosen.map(({ kind, key }) => [kind, key])),
  };
  const beforeFacets = Math.min(all, ...words.map(({ atMost }) => atMost));
  const atMost = Math.min(beforeFacets, ...chosen.map(({ therapists }) => therapists));
  const onlyFacets = text === undefined && feeMin === undefined && feeMax === undefined;
  const plain = onlyFacets && chosen.length === 0;
  return {
    conditions,
    criteria: {
      ...criteria,
      ...(text === undefined ? { q: '', exact: false } : {}),
      facets: Object.fromEntries(chosen.map(({ kind, value }) => [kind, value])),
    },
    corrections: words.flatMap(({ correction }) => (correction ? [correction] : [])),
    way:
      plain || atMost > gatherLimit ? 'walk' : beforeFacets <= gatherLimit ? 'gather-each-facet' : 'gather',
    ...(onlyFacets && chosen.length <= 1 ? { exactTotal: chosen[0]?.therapists ?? all } : {}),
  };
}

/** The search as it was read, with each corrected word in place of the typed one. */
export function correctedQuery(q: string, corrections: readonly Correction[]): string {
  const meant = new Map(corrections.map((correction) => [correction.typed, correction.meant]));
  return q.replace(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu, (word) => meant.get(word.toLowerCase()) ?? word);
}
