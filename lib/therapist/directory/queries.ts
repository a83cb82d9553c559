import 'server-only';
import { unstable_cache } from 'next/cache';
import { therapistsTag } from '@/lib/server/cache/cache-tags';
import { db } from '@/lib/server/db';
import { goodRegisters } from '@/lib/therapist/register/lines';
import type { RegisterLine } from '@/lib/therapist/register/rules';
import { pictureUrl } from '@/lib/therapist/rules';
import {
  correctedQuery,
  type LookedUpWord,
  type Plan,
  planDirectory,
  type Term,
  wordsToLookUp,
} from './query-plan';
import { activeCriteria, countLimit, firstPage, pageSize, type Removable, type Total } from './rules';
import { type Criteria, type FacetKind, parseCriteria } from './schema';
import { type Conditions, type Cursor, countEach, lookUp, readPage } from './sql';

/** What a card of the list shows. */
export type TherapistCard = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly specialization: readonly string[];
  readonly location: string;
  readonly availability: string;
  /** The beginning of the bio only. */
  readonly bio: string;
  readonly picture: string | null;
  readonly feePaise: number | null;
  readonly languages: readonly string[];
  readonly modes: readonly string[];
  readonly accepting: boolean;
  readonly years: number | null;
  readonly sample: boolean;
  /** Whether a sample shows the rating that the owner claims. */
  readonly claims: boolean;
  /** Registers in which we have looked this person up. */
  readonly registers: readonly RegisterLine[];
  readonly reviewCount: number;
  readonly reviewAverage: number | null;
};

/**
 * A value of a filter. `therapists`: how many a visitor would see after choosing it; absent when nothing was counted.
 */
export type FilterOption = { readonly value: string; readonly label: string; readonly therapists?: number };

/** One page of the list, limited to what anyone may see. Plain JSON, so that a cache can hold it. */
export type DirectoryPage = {
  readonly criteria: Criteria;
  /** The words that were searched for instead of those typed. */
  readonly correctedTo: string | null;
  readonly total: Total;
  readonly cards: readonly TherapistCard[];
  readonly previous: Criteria | null;
  readonly next: Criteria | null;
  readonly options: { readonly [Kind in FacetKind]: readonly FilterOption[] };
  /** After an empty result: how many each list without one criterion would show, most first. */
  readonly looser: readonly { readonly removed: Removable; readonly total: Total }[];
  /** Live figures of the whole directory. */
  readonly figures: { readonly therapists: number; readonly specializations: number };
};

type LookUpRow = {
  terms: Term[] | null;
  words: LookedUpWord[] | null;
  cursor: { id: string; key: string } | null;
};
type PageRow = {
  /** Can hold one card more than a page shows. */
  cards: TherapistCard[];
  more: boolean;
  total: number;
  counts: { kind: FacetKind; value: string; therapists: number }[] | null;
};

function capped(count: number): Total {
  return { count: Math.min(count, countLimit), atLeast: count > countLimit };
}

function optionsOf(
  kind: FacetKind,
  terms: readonly Term[],
  plan: Plan,
  { counts }: PageRow,
  total: Total,
): FilterOption[] {
  const chosen = plan.criteria.facets[kind];
  const unfiltered = activeCriteria(plan.criteria).length === 0;
  const counted = counts !== null && (chosen === undefined || plan.way === 'gather-each-facet');
  const found = new Map(counts?.filter((count) => count.kind === kind).map((c) => [c.value, c.therapists]));
  const countOf = (term: Term) => {
    if (unfiltered) return term.therapists;
    if (counted) return found.get(term.value) ?? 0;
    return term.value === chosen && !total.atLeast ? total.count : undefined;
  };
  return terms
    .filter((term) => term.kind === kind)
    .map((term) => {
      const therapists = countOf(term);
      const option = { value: term.value, label: term.label };
      return therapists === undefined ? option : { ...option, therapists };
    });
}

/** The conditions without one criterion. A corrected search stays corrected. */
function looserConditions(conditions: Conditions, removed: Removable): Conditions {
  const { text, feeMin, feeMax, facets } = conditions;
  return {
    ...(text === undefined || removed === 'q' ? {} : { text }),
    ...(feeMin === undefined || removed === 'fee' ? {} : { feeMin }),
    ...(feeMax === undefined || removed === 'fee' ? {} : { feeMax }),
    facets: Object.fromEntries(Object.entries(facets).filter(([kind]) => kind !== removed)),
  };
}

async function findLooser({ criteria, conditions }: Plan): Promise<DirectoryPage['looser']> {
  const active = activeCriteria(criteria);
  if (active.length === 0) return [];
  const [row] = await db.$queryRaw<{ counts: number[] }[]>(
    countEach(active.map((removed) => looserConditions(conditions, removed))),
  );
  return active
    .map((removed, place) => ({ removed, total: capped(row?.counts[place] ?? 0) }))
    .filter(({ total }) => total.count > 0)
    .sort((a, b) => b.total.count - a.total.count);
}

function neighbours(criteria: Criteria, cards: readonly TherapistCard[], more: boolean) {
  const first = cards.at(0)?.slug;
  const last = cards.at(-1)?.slug;
  const backwards = criteria.before !== undefined;
  const plain = firstPage(criteria);
  const hasPrevious = backwards ? more : criteria.after !== undefined;
  const hasNext = backwards || more;
  return {
    previous: hasPrevious && first !== undefined ? { ...plain, before: first } : null,
    next: hasNext && last !== undefined ? { ...plain, after: last } : null,
  };
}

/**
 * Reads a page of the list with two queries, and a third only when nothing was found. The cost is bounded for every
 * search: see docs/decisions/030.
 * @throws the database's error when it cannot be reached
 */
export async function readDirectory(wanted: Criteria): Promise<DirectoryPage> {
  const slug = wanted.after ?? wanted.before;
  const [lookedUp] = await db.$queryRaw<LookUpRow[]>(lookUp(wordsToLookUp(wanted.q), wanted.sort, slug));
  const terms = lookedUp?.terms ?? [];
  const found = lookedUp?.cursor;
  // A deleted card no longer marks the edge of a page, so the list starts again.
  const plan = planDirectory(found ? wanted : firstPage(wanted), terms, lookedUp?.words ?? []);
  const { criteria } = plan;
  const cursor: Cursor | undefined = found
    ? { ...found, direction: criteria.before === undefined ? 'after' : 'before' }
    : undefined;
  const [row = { cards: [], more: false, total: 0, counts: null }] = await db.$queryRaw<PageRow[]>(
    readPage(plan, criteria.sort, cursor),
  );

  const exact = plan.way !== 'walk' || plan.exactTotal !== undefined;
  const total = exact ? { count: row.total, atLeast: false } : capped(row.total);
  const shown = row.cards.slice(0, pageSize).map((card) => ({
    ...card,
    picture: pictureUrl(card.picture) ?? null,
    registers: goodRegisters(card.registers),
  }));
  const cards = criteria.before === undefined ? shown : shown.reverse();
  return {
    criteria,
    correctedTo: plan.corrections.length > 0 ? correctedQuery(criteria.q, plan.corrections) : null,
    total,
    cards,
    ...neighbours(criteria, cards, row.more),
    options: {
      specialization: optionsOf('specialization', terms, plan, row, total),
      location: optionsOf('location', terms, plan, row, total),
      language: optionsOf('language', terms, plan, row, total),
      mode: optionsOf('mode', terms, plan, row, total),
      gender: optionsOf('gender', terms, plan, row, total),
      accepting: optionsOf('accepting', terms, plan, row, total),
      register: optionsOf('register', terms, plan, row, total),
    },
    looser: total.count === 0 ? await findLooser(plan) : [],
    figures: {
      therapists: terms.find(({ kind }) => kind === 'all')?.therapists ?? 0,
      specializations: terms.filter(({ kind }) => kind === 'specialization').length,
    },
  };
}

/**
 * The plain first page, cached until a therapist changes, and for at most a minute, as caches in front keep the other
 * pages.
 */
export const readFirstPage = unstable_cache(
  () => readDirectory(parseCriteria({})),
  ['directory-first-page-with-registers'],
  { tags: [therapistsTag], revalidate: 60 },
);
