import 'server-only';
import { unstable_cache } from 'next/cache';
import { freeTimesTag, therapistsTag } from '@/lib/server/cache/cache-tags';
import { publicDb } from '@/lib/server/db/public';
import type { Claims } from '@/lib/site/claims/kind';
import { readClaims } from '@/lib/site/claims/queries';
import { laterFreeDays } from '@/lib/therapist/free-times/rules';
import { freeWindows, wholeWindow } from '@/lib/therapist/free-times/windows';
import { type FreeSpan, freeSpanLabels, freeSpans } from '@/lib/therapist/free-times/words';
import { goodRegisters } from '@/lib/therapist/register/lines';
import type { RegisterLine } from '@/lib/therapist/register/rules';
import { pictureUrl } from '@/lib/therapist/rules';
import { type Close, findClose } from './close';
import { readLookUp } from './look-ups';
import { byWord, wordsToLookUp } from './looked-up-words';
import type { Cursor } from './order-sql';
import { onClockOfPlace } from './place-clock';
import { directoryPlanner, type Plan, type Planner, type Understood } from './query-plan';
import { countLimit, firstPage, pageSize, type Removable, type Total } from './rules';
import { type Criteria, type FacetKind, facetKinds, parseCriteria, type Term, usualZone } from './schema';
import { countEach, lookUp, readPage } from './sql';
import { correctedQuery } from './words/tokens';
import { type Chip, orderOf, spansOfSearch } from './words/understanding';

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
  /** The lowest and the highest fee of the kinds of session that everybody may book; null if none is known. */
  readonly feePaise: number | null;
  readonly mostFeePaise: number | null;
  readonly languages: readonly string[];
  readonly modes: readonly string[];
  readonly accepting: boolean;
  readonly years: number | null;
  readonly sample: boolean;
  /** The rating that the owner claims; null for real entries and while claims are hidden. */
  readonly claimed: Claims['therapistRating'] | null;
  /** Registers in which the team has looked up this therapist. */
  readonly registers: readonly RegisterLine[];
  readonly reviewCount: number;
  readonly reviewAverage: number | null;
  /** The next time that a new client could book, ISO; possibly past, if the worker is behind. */
  readonly nextFree: string | null;
  /** ISO dates of the next days with a free time after that one, on the clock of the list. */
  readonly freeDays: readonly string[];
};

/** A value of a filter. `therapists`: the number of matches after choosing it; absent if not counted. */
export type FilterOption = Pick<Term, 'value' | 'label'> & { readonly therapists?: number | undefined };

/** One page of the list, limited to what anyone may see. Plain JSON, so that a cache can hold it. */
export type DirectoryPage = {
  readonly criteria: Criteria;
  readonly correctedTo: string | null;
  readonly total: Total;
  readonly cards: readonly TherapistCard[];
  readonly previous: Criteria | null;
  readonly next: Criteria | null;
  readonly options: { readonly [Kind in FacetKind]: readonly FilterOption[] };
  /** Spans of time with a free time. */
  readonly free: readonly FilterOption[];
  /** After an empty result: the number of matches without each criterion, most first. */
  readonly looser: readonly { readonly removed: Removable | Chip; readonly total: Total }[];
  /** Therapists who fit all but one part, if few fit all. */
  readonly close: readonly Close<TherapistCard>[];
  /** How the search was understood; null for a plain text search. */
  readonly understood: Understood | null;
  readonly figures: { readonly therapists: number; readonly specializations: number };
};

type PageRow = {
  /** May hold one card more than a page. */
  cards: (Omit<TherapistCard, 'claimed' | 'freeDays'> & {
    readonly claims: boolean;
    readonly cells: string | null;
  })[];
  total: number;
  counts: { kind: FacetKind; value: string; therapists: number }[] | null;
  freeCounts: { readonly [Span in FreeSpan]: number } | null;
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
  const hasFilters = plan.effects.length + Object.keys(plan.criteria.facets).length > 0;
  const counted = counts !== null && (chosen === undefined || plan.way === 'gather-each-facet');
  const found = new Map(counts?.filter((count) => count.kind === kind).map((c) => [c.value, c.therapists]));
  const countOf = (term: Term) => {
    if (plan.exactTotal !== undefined && !hasFilters) return term.therapists;
    if (counted) return found.get(term.value) ?? 0;
    return term.value === chosen && !total.atLeast ? total.count : undefined;
  };
  return terms
    .filter((term) => term.kind === kind)
    .map((term) => ({ value: term.value, label: term.label, therapists: countOf(term) }));
}

/** The spans of time, counted for the list: only the chosen one, unless all rows were gathered. */
function freeOptions({ criteria, way }: Plan, { freeCounts }: PageRow, total: Total): FilterOption[] {
  const counted = criteria.free === undefined || way === 'gather-each-facet' ? freeCounts : null;
  const ofChosen = total.atLeast ? undefined : total.count;
  return freeSpans.map((span) => ({
    value: span,
    label: freeSpanLabels[span],
    therapists: counted ? counted[span] : span === criteria.free ? ofChosen : undefined,
  }));
}

async function findLooser(
  { removable, understood }: Plan,
  planFor: Planner,
): Promise<DirectoryPage['looser']> {
  if (removable.length === 0) return [];
  const lists = removable.map((part) => planFor('nothing', part).conditions);
  const [row] = await publicDb.$queryRaw<{ counts: number[] }[]>(countEach(lists));
  return removable
    .map((part, place) => ({
      removed: part === 'words' ? (understood?.words ?? 'q') : part,
      total: capped(row?.counts[place] ?? 0),
    }))
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

/** Days that a card shows after the day of its next free time. */
const laterDays = 1;

async function cardsOf(
  { cards }: PageRow,
  timeZone: string = usualZone,
  now: Date = new Date(),
): Promise<TherapistCard[]> {
  const claimed = cards.some(({ sample, claims }) => sample && claims)
    ? (await readClaims()).therapistRating
    : null;
  return cards.slice(0, pageSize).map(({ claims, cells, ...card }) => ({
    ...card,
    claimed: card.sample && claims ? claimed : null,
    picture: pictureUrl(card.picture) ?? null,
    registers: goodRegisters(card.registers),
    nextFree: card.nextFree && new Date(card.nextFree).toISOString(),
    freeDays:
      card.nextFree && cells
        ? laterFreeDays(cells, { first: new Date(card.nextFree), timeZone, now, most: laterDays })
        : [],
  }));
}

/**
 * Reads a page of the list with two queries, and with more for a short or empty list. A short list also
 * offers therapists who fit all but one part. If a search finds no one, words that were not understood are
 * dropped next to words that were, with a note. The cost is bounded for every search: see docs/decisions/14
 * and 15.
 * @throws the database's error if it cannot be reached
 */
export async function readDirectory(given: Criteria, now: Date = new Date()): Promise<DirectoryPage> {
  const { wanted, note } = onClockOfPlace(given);
  const slug = wanted.after ?? wanted.before;
  const sort = orderOf(wanted);
  const windows = freeWindows(wanted, now);
  const asked = wholeWindow(windows, wanted.free, spansOfSearch(wanted));
  const words = wordsToLookUp(wanted);
  const lookedUp = await readLookUp(lookUp(words, sort, slug, asked));
  const terms = lookedUp?.terms ?? [];
  const found = lookedUp?.cursor;
  // A deleted card no longer marks the edge of a page, so the list starts again.
  const reachable = found ? wanted : firstPage(wanted);
  const planFor = directoryPlanner(reachable, terms, byWord(words, lookedUp?.words ?? []), {
    windows,
    freeAtMost: lookedUp?.free ?? null,
  });
  const cursor: Cursor | undefined = found
    ? { ...found, direction: reachable.before === undefined ? 'after' : 'before' }
    : undefined;
  const read = async (plan: Plan) => {
    const [row] = await publicDb.$queryRaw<PageRow[]>(readPage(plan, sort, cursor));
    return { plan, row: row ?? { cards: [], total: 0, counts: null, freeCounts: null } };
  };
  const strict = await read(planFor());
  let shownList = strict;
  for (const relaxed of strict.plan.relaxations) {
    if (shownList.row.total > 0) break;
    const looser = await read(planFor(relaxed));
    if (looser.row.total > 0) shownList = looser;
  }
  const { plan, row } = shownList;
  const { criteria } = plan;

  const exact = plan.way !== 'walk' || plan.exactTotal !== undefined;
  const total = exact ? { count: row.total, atLeast: false } : capped(row.total);
  const shown = await cardsOf(row, criteria.timeZone, now);
  const cards = criteria.before === undefined ? shown : shown.reverse();
  const options = facetKinds.map((kind) => [kind, optionsOf(kind, terms, plan, row, total)]);
  const isFirst = criteria.before === undefined && criteria.after === undefined;
  const close = await findClose(
    cards,
    isFirst ? strict.plan.close : [],
    plan.understood?.words?.label ?? '',
    async (without) => cardsOf((await read(planFor('nothing', without))).row, criteria.timeZone, now),
  );
  return {
    criteria,
    correctedTo: plan.corrections.length > 0 ? correctedQuery(criteria.q, plan.corrections) : null,
    total,
    cards,
    ...neighbours(criteria, cards, row.cards.length > pageSize),
    options: Object.fromEntries(options) as DirectoryPage['options'],
    free: freeOptions(plan, row, total),
    close,
    looser: total.count === 0 ? await findLooser(plan, planFor) : [],
    understood:
      plan.understood && note
        ? { ...plan.understood, notes: [...plan.understood.notes, note] }
        : plan.understood,
    figures: {
      therapists: terms.find(({ kind }) => kind === 'all')?.therapists ?? 0,
      specializations: terms.filter(({ kind }) => kind === 'specialization').length,
    },
  };
}

/**
 * The plain first page, cached until a therapist changes, and for at most a minute, like the other pages in
 * outside caches.
 */
export const readFirstPage = unstable_cache(
  () => readDirectory(parseCriteria({})),
  ['directory-first-page-with-days'],
  { tags: [therapistsTag, freeTimesTag], revalidate: 60 },
);
