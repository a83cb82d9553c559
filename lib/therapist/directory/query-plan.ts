import { type FreeWindows, wholeWindow, windowsBeside } from '@/lib/therapist/free-times/windows';
import { type Conditions, keysOf } from './conditions-sql';
import { anyConcern, type Effect, narrows } from './effects';
import { editsToProfiles, type LookedUpWords, type ReadWord, readTyped, wordsOf } from './looked-up-words';
import { activeCriteria, asName, gatherLimit, type Removable, wordsLimit } from './rules';
import { type Criteria, facetKinds, type Term } from './schema';
import type { Reading } from './sql';
import { type Correction, isSentence } from './words/tokens';
import { type Chip, type Understanding, understand } from './words/understanding';
import { isLittle, isTitle } from './words/vocabulary';

/**
 * The part that a list drops, because all parts together found no one: words of the text search; then all concerns
 * but one, or the difference between a concern and close ones.
 */
export type Relaxation = 'nothing' | 'words' | 'concerns';

/** How a search was understood. */
export type Understood = {
  readonly chips: readonly Chip[];
  /** The words of the text search, as a chip. */
  readonly words: Chip | null;
  /** Dropped words, with reasons. */
  readonly leftOut: readonly string[];
  readonly notes: readonly string[];
  readonly help: Understanding['help'];
};

/** An understood part of a search, or the words of the text search. */
export type SearchPart = Chip | 'words';

export type LeftOut = SearchPart | Removable;

export type Plan = Reading & {
  /** The applied criteria: without values that no active therapist has, and without an empty search. */
  readonly criteria: Criteria;
  readonly corrections: readonly Correction[];
  readonly effects: readonly (Effect & Partial<Chip>)[];
  /** Null for a plain text search. */
  readonly understood: Understood | null;
  /** Parts that can be dropped if no one is found. */
  readonly relaxations: readonly Relaxation[];
  /** Parts that may be left out, one at a time, to offer close matches. */
  readonly close: readonly SearchPart[];
  /** Every part that narrows the list; an empty list counts what it would show without each. */
  readonly removable: readonly LeftOut[];
};

const spansOf = (effects: readonly Effect[]) => effects.flatMap(({ free }) => free ?? []);

/** @param words parts of a tsquery */
function conditionsOf(
  { feeMin, feeMax, free }: Criteria,
  terms: readonly Term[],
  chosen: readonly Term[],
  effects: readonly Effect[],
  words: readonly string[],
  windows: FreeWindows,
): Conditions {
  const groups = effects.flatMap(({ group }) => group ?? []);
  const single = groups.flatMap(({ keys, text }) => (text === undefined && keys.length === 1 ? keys : []));
  const alone = [...chosen.map(({ key }) => key), ...single];
  const fees = [{ feeMin, feeMax }, ...effects];
  const lows = fees.flatMap((fee) => fee.feeMin ?? []);
  const highs = fees.flatMap((fee) => fee.feeMax ?? []);
  return {
    facets: Object.fromEntries(chosen.map(({ kind, key }) => [kind, key])),
    free: wholeWindow(windows, free, spansOf(effects)),
    text: words.length > 0 ? words.join(' & ') : undefined,
    groups,
    lead: groups.length > 0 ? effects.flatMap(({ lead }) => lead ?? []) : undefined,
    feeMin: lows.length > 0 ? Math.max(...lows) : undefined,
    feeMax: highs.length > 0 ? Math.min(...highs) : undefined,
    place: terms.find(({ kind, key }) => kind === 'location' && alone.includes(key))?.key,
  };
}

/** Most therapists that a walk reads: the number of pages of an order's index in a directory of 100,000. */
const frequent = 2_400;

/**
 * Whether a list has a city and a language that are both frequent. Most therapists of a city speak its
 * language, but the database assumes independence. It then expects few rows and gathers all of them, which
 * costs more than walking the whole order.
 */
function goTogether({ facets, groups = [] }: Conditions, terms: readonly Term[]): boolean {
  const keys = [...keysOf(facets), ...groups.flatMap((group) => group.keys)];
  const isFrequent = (wanted: Term['kind']) =>
    terms.some(({ kind, key, therapists }) => kind === wanted && keys.includes(key) && therapists > frequent);
  return isFrequent('location') && isFrequent('language');
}

/** The number of results, if the counters know it: none, or one value of one filter. */
function exactTotalOf(
  { facets, groups = [], text, feeMin, feeMax, free }: Conditions,
  all: number,
  terms: readonly Term[],
) {
  if (text !== undefined || feeMin !== undefined || feeMax !== undefined || free) return undefined;
  const keys = keysOf(facets);
  const one = groups.every((group) => group.text === undefined && group.keys.length === 1);
  if (!one || keys.length + groups.length > 1) return undefined;
  const key = keys[0] ?? groups[0]?.keys[0];
  return key === undefined ? all : terms.find((term) => term.key === key)?.therapists;
}

/** Describes how a search was understood. */
function understoodOf(
  { effects, withoutWords, leftOut, help, nearMe }: Understanding,
  words: readonly ReadWord[],
  dropped: readonly ReadWord[],
  relaxed: Relaxation,
): Understood {
  const several = effects.filter(({ isConcern }) => isConcern).length > 1;
  const near = relaxed === 'concerns' && !several;
  return {
    chips: effects.map(chipOf),
    words:
      words.length > 0 ? { label: `“${words.map(({ word }) => word).join(' ')}”`, q: withoutWords } : null,
    leftOut: [...leftOut, ...dropped.map(({ word }) => word)],
    notes: [
      ...effects.flatMap((effect) => (near ? effect.near?.note : undefined) ?? effect.note ?? []),
      ...(relaxed === 'concerns' && several
        ? ['No therapist works with all of these. These therapists work with at least one.']
        : []),
      ...(nearMe ? ['Add the name of your city to see who is near you.'] : []),
    ],
    help,
  };
}

const chipOf = ({ label, q = '' }: Effect & Partial<Chip>): Chip => ({ label, q });

/** Parts that may be dropped from a search while another part still narrows the list: the least important first. */
function mayBeLeftOut(effects: Plan['effects'], words: readonly 'words'[]): SearchPart[] {
  const narrowing = effects.filter(narrows);
  if (narrowing.length === 0 || narrowing.length + words.length < 2) return [];
  const loose = narrowing.filter(({ isFirm }) => !isFirm);
  const byTime = loose.filter(({ free }) => free !== undefined);
  const byConcern = loose.filter(({ isConcern }) => isConcern).toReversed();
  const others = loose.filter((effect) => !byTime.includes(effect) && !byConcern.includes(effect));
  return [...words, ...[...byTime, ...others, ...byConcern].map(chipOf)];
}

/** Makes a plan. `without`: the dropped part. */
export type Planner = (relaxed?: Relaxation, without?: LeftOut) => Plan;

/**
 * Understands a search once, for all lists that are read to answer it. Each plan decides how to read one of
 * them: the counters give an upper bound of its length; a list up to the limit is gathered and counted as a
 * whole, a longer one is walked in its order. So no decision depends on the database's own estimate.
 * @param lookedUp the look-up's answer to `wordsToLookUp`
 */
export function directoryPlanner(
  criteria: Criteria,
  terms: readonly Term[],
  lookedUp: LookedUpWords,
  { windows, freeAtMost }: { readonly windows: FreeWindows; readonly freeAtMost: number | null },
): Planner {
  const understanding = criteria.exact
    ? undefined
    : understand(
        criteria,
        terms,
        (word) => editsToProfiles(word, lookedUp),
        (word) => lookedUp.get(word)?.known ?? 0,
      );
  const read = understanding?.isUnderstood ? understanding : undefined;
  const typed = read ? read.words : wordsOf(criteria);
  const readAll = typed.map((word) => readTyped(word, lookedUp, typed.length === 1, criteria.exact));
  const all = terms.find(({ kind }) => kind === 'all')?.therapists ?? 0;
  return (relaxed = 'nothing', without) => {
    const chosen = facetKinds.flatMap(
      (kind) =>
        terms.find(
          (term) => kind !== without && term.kind === kind && term.value === criteria.facets[kind],
        ) ?? [],
    );
    const whole = read?.effects ?? [];
    const asked = relaxed === 'concerns' ? anyConcern(whole) : whole;
    const left = typeof without === 'object' ? without.label : undefined;
    const effects: Plan['effects'] = asked.filter(({ label }) => label !== left);
    // If another word was understood, a word without a profile would empty the list, and a bold guess would
    // mislead.
    const storied = isSentence(criteria.q) && effects.some(({ isConcern }) => isConcern);
    const usable = readAll.filter(
      ({ word, atMost, correction, edits = 0 }) =>
        atMost > 0 &&
        (!correction || (edits < 2 && !isLittle(correction.meant))) &&
        (!storied || isTitle(word) || (lookedUp.get(asName(word))?.known ?? 0) > 0),
    );
    const forgiving = effects.length > 0 || (read?.asksForAnybody ?? false);
    const keepsWords = without !== 'words' && without !== 'q' && !(forgiving && relaxed !== 'nothing');
    const words = keepsWords ? (forgiving ? usable : readAll) : [];
    const dropped = readAll.filter((one) => !words.includes(one));
    // A word without a profile decides alone: looking for a frequent one as well would only take time.
    const nobodys = words.find(({ atMost }) => atMost === 0);
    const wanted = {
      ...criteria,
      ...(without === 'fee' ? { feeMin: undefined, feeMax: undefined } : {}),
      ...(without === 'free' ? { free: undefined } : {}),
      ...(read || words.length > 0 ? {} : { q: '', exact: false }),
      facets: Object.fromEntries(chosen.map(({ kind, value }) => [kind, value])),
    };
    const narrowing = (nobodys ? [nobodys] : words).map(({ query }) => query);
    const conditions = conditionsOf(wanted, terms, chosen, effects, narrowing, windows);
    // The most therapists that the conditions can find, by the counters; first without the chosen filters.
    const groups = effects.flatMap(({ group, atMost = all }) => (group ? [atMost] : []));
    const beforeFacets = Math.min(all, ...words.map((word) => word.atMost), ...groups);
    const free = conditions.free ? (freeAtMost ?? all) : all;
    const atMost = Math.min(beforeFacets, ...chosen.map(({ therapists }) => therapists), free);
    const exactTotal = exactTotalOf(conditions, all, terms);
    const plain = exactTotal !== undefined && chosen.length + effects.length === 0;
    const isLong = plain || atMost > gatherLimit;
    const concerns = effects.filter(({ isConcern }) => isConcern).length;
    const wordsPart = words.length > 0 ? (['words'] as const) : [];
    return {
      conditions: {
        ...conditions,
        insideOrder: isLong && goTogether(conditions, terms),
        byWords: isLong && conditions.text !== undefined && atMost <= wordsLimit,
      },
      criteria: wanted,
      corrections: [...(read?.corrections ?? []), ...words.flatMap(({ correction }) => correction ?? [])],
      effects,
      understood: read ? understoodOf(read, words, dropped, relaxed) : null,
      relaxations: [
        ...(forgiving ? wordsPart : []),
        ...(concerns > 1 || effects.some(({ near }) => near) ? (['concerns'] as const) : []),
      ],
      close: read ? mayBeLeftOut(effects, wordsPart) : [],
      removable: [
        ...(read ? wordsPart : []),
        ...effects.filter(narrows).map(chipOf),
        ...activeCriteria(wanted).filter((name) => name !== 'q' || !read),
      ],
      way: isLong ? 'walk' : beforeFacets <= gatherLimit ? 'gather-each-facet' : 'gather',
      exactTotal,
      countFree: atMost <= gatherLimit ? windowsBeside(windows, spansOf(effects)) : undefined,
    };
  };
}
