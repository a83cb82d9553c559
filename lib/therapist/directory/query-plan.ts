import type { FreeWindow } from '@/lib/therapist/free-times/rules';
import { type Conditions, keysOf } from './conditions-sql';
import { type Effect, narrows } from './effects';
import type { FreeWindows } from './free-sql';
import { type SpokenWindow, spokenWindow, wholeWindow, windowsBeside } from './free-windows';
import { editsToProfiles, type LookedUpWords, plainWords, type ReadWord, readTyped } from './looked-up-words';
import { hasScene, type Relaxation, relaxedEffects } from './relaxing';
import { asName, gatherLimit, wordsLimit } from './rules';
import { type Criteria, facetKinds, type Term } from './schema';
import type { Reading } from './sql';
import { type Understood, understoodOf } from './understood';
import type { Correction } from './words/reading';
import { isSentence } from './words/tokens';
import { type Chip, understand } from './words/understanding';
import { isLittle, isTitle } from './words/vocabulary';

export type Ingredients = {
  readonly facets: Conditions['facets'];
  readonly fee: Pick<Conditions, 'feeMin' | 'feeMax'>;
  readonly free?: FreeWindow;
  readonly effects: readonly (Effect & Partial<Chip> & { readonly spoken?: SpokenWindow })[];
  /** Parts of a tsquery. */
  readonly words: readonly string[];
};

/** The part of a search that a list leaves out: an effect by its label, or the words of the text search. */
export type LeftOut = { readonly label: string } | 'words';

export type Plan = Reading & {
  /** The applied criteria: without values that no active therapist has, and without an empty search. */
  readonly criteria: Criteria;
  readonly corrections: readonly Correction[];
  readonly ingredients: Ingredients;
  /** Null for a plain text search. */
  readonly understood: Understood | null;
  /** Parts that can be dropped if no one is found. */
  readonly relaxations: readonly Relaxation[];
  /** Parts that may be left out, one at a time, to offer close matches. */
  readonly close: readonly LeftOut[];
};

const spokenOf = (effects: Ingredients['effects']) => effects.flatMap(({ spoken }) => spoken ?? []);

export function conditionsOf({ facets, fee, free, effects, words }: Ingredients): Conditions {
  const groups = effects.flatMap(({ group }) => (group ? [group] : []));
  const together = wholeWindow(free, spokenOf(effects));
  const lows = [fee, ...effects].flatMap(({ feeMin }) => (feeMin === undefined ? [] : [feeMin]));
  const highs = [fee, ...effects].flatMap(({ feeMax }) => (feeMax === undefined ? [] : [feeMax]));
  return {
    facets,
    ...(together ? { free: together } : {}),
    ...(words.length > 0 ? { text: words.join(' & ') } : {}),
    ...(groups.length > 0 ? { groups, lead: effects.flatMap(({ lead }) => lead ?? []) } : {}),
    ...(lows.length > 0 ? { feeMin: Math.max(...lows) } : {}),
    ...(highs.length > 0 ? { feeMax: Math.min(...highs) } : {}),
  };
}

/** The same with the key of the place, if they name one. */
function placed(conditions: Conditions, terms: readonly Term[]): Conditions {
  const groups = (conditions.groups ?? []).filter(
    ({ keys, text }) => text === undefined && keys.length === 1,
  );
  const asked = [conditions.facets.location, ...groups.map(({ keys }) => keys[0])];
  const place = terms.find(({ kind, key }) => kind === 'location' && asked.includes(key))?.key;
  return place === undefined ? conditions : { ...conditions, place };
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

/** The most therapists that the conditions can find, by the counters; `beforeFacets` without the chosen filters. */
function boundsOf(
  all: number,
  effects: readonly Effect[],
  words: readonly ReadWord[],
  chosen: readonly Term[],
) {
  const groups = effects.flatMap(({ group, atMost }) => (group ? [atMost ?? all] : []));
  const beforeFacets = Math.min(all, ...words.map(({ atMost }) => atMost), ...groups);
  return { beforeFacets, atMost: Math.min(beforeFacets, ...chosen.map(({ therapists }) => therapists)) };
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

/** Parts that may be dropped from a search while another part still narrows the list: the least important first. */
function mayBeLeftOut(effects: readonly Effect[], hasWords: boolean): LeftOut[] {
  const narrowing = effects.filter(narrows);
  const loose = narrowing.filter(({ isFirm }) => !isFirm);
  const byTime = loose.filter(({ free }) => free !== undefined);
  const byConcern = loose.filter(({ isConcern }) => isConcern).toReversed();
  const others = loose.filter((effect) => !byTime.includes(effect) && !byConcern.includes(effect));
  const words = hasWords && narrowing.length > 0 ? (['words'] as const) : [];
  return narrowing.length + words.length < 2 ? [] : [...words, ...byTime, ...others, ...byConcern];
}

/** Makes a plan. `without`: the dropped part, for close matches. */
type Planner = (relaxed?: Relaxation, without?: LeftOut) => Plan;

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
  const chosen = facetKinds.flatMap((kind) => {
    const term = terms.find((known) => known.kind === kind && known.value === criteria.facets[kind]);
    return term ? [term] : [];
  });
  const understanding = criteria.exact
    ? undefined
    : understand(
        criteria,
        terms,
        (word) => editsToProfiles(word, lookedUp),
        (word) => lookedUp.get(word)?.known ?? 0,
      );
  const read = understanding?.isUnderstood ? understanding : undefined;
  const typed = read ? read.words : plainWords(criteria);
  const readAll = typed.map((word) => ({
    word,
    ...readTyped(word, lookedUp, typed.length === 1, criteria.exact),
  }));
  const all = terms.find(({ kind }) => kind === 'all')?.therapists ?? 0;
  return (relaxed = 'nothing', without) => {
    const left = without === undefined || without === 'words' ? undefined : without.label;
    const understoodEffects = read
      ? relaxedEffects(read.effects, relaxed).filter(({ label }) => label !== left)
      : [];
    const effects: Ingredients['effects'] = understoodEffects.map((effect) =>
      effect.free ? { ...effect, spoken: spokenWindow(effect.free, criteria, windows) } : effect,
    );
    const narrowed = effects.length > 0;
    // If another word was understood, a word without a profile would empty the list, and a bold guess would
    // mislead.
    const storied = isSentence(criteria.q) && effects.some(({ isConcern }) => isConcern);
    const usable = readAll.filter(
      ({ word, atMost, correction, edits = 0 }) =>
        atMost > 0 &&
        (!correction || (edits < 2 && !isLittle(correction.meant))) &&
        (!storied || isTitle(word) || (lookedUp.get(asName(word))?.known ?? 0) > 0),
    );
    const forgiving = narrowed || (read?.asksForAnybody ?? false);
    const keepsWords = without !== 'words' && relaxed === 'nothing';
    const words = forgiving ? (keepsWords ? usable : []) : readAll;
    const dropped = readAll.filter((one) => !words.includes(one)).map(({ word }) => word);
    const { feeMin, feeMax, free } = criteria;
    const ingredients: Ingredients = {
      ...(free === undefined ? {} : { free: windows[free] }),
      facets: Object.fromEntries(chosen.map(({ kind, key }) => [kind, key])),
      fee: { ...(feeMin === undefined ? {} : { feeMin }), ...(feeMax === undefined ? {} : { feeMax }) },
      effects,
      words: words.map(({ query }) => query),
    };
    // A word without a profile decides alone: looking for a frequent one as well would only take time.
    const nobodys = words.find(({ atMost }) => atMost === 0);
    const narrowing = nobodys ? { ...ingredients, words: [nobodys.query] } : ingredients;
    const conditions = placed(conditionsOf(narrowing), terms);
    const bounds = boundsOf(all, effects, words, chosen);
    const { beforeFacets } = bounds;
    const atMost = Math.min(bounds.atMost, conditions.free ? (freeAtMost ?? all) : all);
    const exactTotal = exactTotalOf(conditions, all, terms);
    const plain = exactTotal !== undefined && chosen.length + effects.length === 0;
    const concerns = effects.filter(({ isConcern }) => isConcern).length;
    const way =
      plain || atMost > gatherLimit ? 'walk' : beforeFacets <= gatherLimit ? 'gather-each-facet' : 'gather';
    return {
      conditions:
        way === 'walk'
          ? {
              ...conditions,
              ...(goTogether(conditions, terms) ? { insideOrder: true } : {}),
              ...(conditions.text !== undefined && atMost <= wordsLimit ? { byWords: true } : {}),
            }
          : conditions,
      ingredients,
      criteria: {
        ...criteria,
        ...(read || words.length > 0 ? {} : { q: '', exact: false }),
        facets: Object.fromEntries(chosen.map(({ kind, value }) => [kind, value])),
      },
      corrections: [
        ...(read?.corrections ?? []),
        ...words.flatMap(({ correction }) => (correction ? [correction] : [])),
      ],
      understood: read
        ? understoodOf(
            read,
            words.map(({ word }) => word),
            dropped,
            relaxed,
          )
        : null,
      relaxations: [
        ...(forgiving && words.length > 0 ? (['words'] as const) : []),
        ...(concerns > 1 || effects.some(({ near }) => near) ? (['concerns'] as const) : []),
        ...(hasScene(effects, isSentence(criteria.q)) ? (['scene'] as const) : []),
      ],
      close: read ? mayBeLeftOut(effects, words.length > 0) : [],
      way,
      ...(exactTotal === undefined ? {} : { exactTotal }),
      ...(atMost <= gatherLimit ? { countFree: windowsBeside(windows, spokenOf(effects)) } : {}),
    };
  };
}
