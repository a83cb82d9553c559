import type { FreeWindow } from '@/lib/therapist/free-times/rules';
import type { FreeWindows } from './free-sql';
import { type SpokenWindow, spokenWindow, wholeWindow, windowsBeside } from './free-windows';
import { goTogether } from './pairs';
import {
  asName,
  cityWords,
  closestWord,
  editDistance,
  gatherLimit,
  isShort,
  type KnownWord,
  otherCityNames,
  searchWords,
  termQuery,
} from './rules';
import { type Criteria, type FacetKind, facetKinds } from './schema';
import type { Conditions, Reading } from './sql';
import { type Understood, understoodOf } from './understood';
import type { Effect } from './words/meaning';
import type { Correction } from './words/reading';
import {
  isLanguageAbroad,
  isLanguageInCity,
  leadsByFeelings,
  type Relaxation,
  relaxedEffects,
  type Way,
} from './words/relaxing';
import { isSentence } from './words/tokens';
import { type Chip, understand, wordsOfSearch } from './words/understanding';
import { isLittle, isTitle } from './words/vocabulary';

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

/** What a list is narrowed by, before it becomes conditions. */
export type Ingredients = {
  readonly facets: Conditions['facets'];
  readonly fee: Pick<Conditions, 'feeMin' | 'feeMax'>;
  readonly free?: FreeWindow;
  readonly effects: readonly (Effect & Partial<Chip> & { readonly spoken?: SpokenWindow })[];
  /** Parts of a tsquery. */
  readonly words: readonly string[];
};

/** How to read a list, and which criteria it answers. */
export type Plan = Reading & {
  /** The criteria that count: leaves out a value that no active therapist has, and a search without a word. */
  readonly criteria: Criteria;
  readonly corrections: readonly Correction[];
  readonly ingredients: Ingredients;
  /** Null when the search is words for the text search only. */
  readonly understood: Understood | null;
  /** What can still be left out when nobody is found. */
  readonly relaxations: readonly Relaxation[];
  /** Whether a list that found somebody is read once more with 'feelings'. */
  readonly widens: boolean;
};

/** Words for the text search when nothing was understood: little words count only when there is nothing else. */
function plainWords({ q, exact }: Pick<Criteria, 'q' | 'exact'>): string[] {
  const { typed } = exact ? { typed: [] } : wordsOfSearch(q);
  return typed.length > 0 ? typed : searchWords(q);
}

/**
 * Words to look up for a search: each typed word, followed by the other names of a city that it may begin, and the
 * words that profiles may have for its concerns. Of a sentence also whether its words are names.
 */
export function wordsToLookUp(criteria: Pick<Criteria, 'q' | 'exact'>): string[] {
  const typed = plainWords(criteria);
  const words = typed.flatMap((word) => [word, ...otherCityNames(word)]);
  if (criteria.exact) return [...new Set(words)];
  const names = isSentence(criteria.q) ? typed.map(asName) : [];
  return [...new Set([...words, ...wordsOfSearch(criteria.q).ofConcerns, ...names])];
}

/** Marks of a profile, such as "a=narrative-therapy", are nobody's misspelt word. */
const isWord = ({ value }: KnownWord) => !value.includes('=');

type ReadWord = { readonly query: string; readonly atMost: number; readonly correction?: Correction };

/** One typed word with the vocabulary's answer (the city's other names come after it). */
function readWord(typed: string, found: readonly LookedUpWord[], alone: boolean, exact: boolean): ReadWord {
  const [own] = found;
  const folded = own?.folded ?? typed;
  const known = found.reduce((sum, word) => sum + word.known, 0);
  const short = isShort(folded);
  if (known === 0 && !exact && !short) {
    const meant = closestWord(folded, [...(own?.near ?? []).filter(isWord), ...cityWords])?.value;
    if (meant) {
      const query = termQuery({ folded: meant, alone });
      return { query, atMost: Number.POSITIVE_INFINITY, correction: { typed, meant } };
    }
  }
  // A short word beside others also means the word itself, which the count of names does not include.
  const atMost = short && !alone ? Number.POSITIVE_INFINITY : known;
  return { query: termQuery({ folded, alone }), atMost };
}

/** The answers of the look-up by word. */
type LookedUp = ReadonlyMap<string, LookedUpWord>;

function answersOf(word: string, lookedUp: LookedUp): LookedUpWord[] {
  return [word, ...otherCityNames(word)].flatMap((name) => lookedUp.get(name) ?? []);
}

/** Edits from a typed word to the nearest word of a profile: 0 when profiles have it, or when it is too short. */
function editsToProfiles(word: string, lookedUp: LookedUp): number {
  const found = answersOf(word, lookedUp);
  const own = found[0];
  if (!own || isShort(own.folded) || found.some(({ known }) => known > 0)) return 0;
  const closest = closestWord(own.folded, own.near.filter(isWord));
  return closest ? editDistance(own.folded, closest.value) : Number.POSITIVE_INFINITY;
}

const spokenOf = (effects: Ingredients['effects']) => effects.flatMap(({ spoken }) => spoken ?? []);

/** Conditions out of what a list is narrowed by. */
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

/** The most therapists that conditions can find, by the counters; `beforeFacets` without the chosen filters. */
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

/** The number of results, where the counters know it: nothing, or one value of one filter. */
function exactTotalOf(
  { facets, groups = [], text, feeMin, feeMax, free }: Conditions,
  all: number,
  terms: readonly Term[],
) {
  if (text !== undefined || feeMin !== undefined || feeMax !== undefined || free) return undefined;
  const keys = facetKinds.flatMap((kind) => facets[kind] ?? []);
  const one = groups.every((group) => group.text === undefined && group.keys.length === 1);
  if (!one || keys.length + groups.length > 1) return undefined;
  const key = keys[0] ?? groups[0]?.keys[0];
  return key === undefined ? all : terms.find((term) => term.key === key)?.therapists;
}

/**
 * Decides how to read a list. The counters give an upper bound of its length first: a list up to the limit is
 * gathered and counted as a whole, a longer one is walked in its order. So nothing depends on the database's own
 * estimate.
 * @param answers what the look-up answered to `wordsToLookUp`, in its order
 */
export function planDirectory(
  criteria: Criteria,
  terms: readonly Term[],
  answers: readonly LookedUpWord[],
  { windows, freeAtMost }: { readonly windows: FreeWindows; readonly freeAtMost: number | null },
  relaxed: Way = 'nothing',
): Plan {
  const wanted = wordsToLookUp(criteria);
  const lookedUp: LookedUp = new Map(answers.map((answer, place) => [wanted[place] ?? '', answer]));
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
    ...readWord(word, answersOf(word, lookedUp), typed.length === 1, criteria.exact),
  }));
  const understoodEffects = read ? relaxedEffects(read.effects, relaxed) : [];
  const effects: Ingredients['effects'] = understoodEffects.map((effect) =>
    effect.free ? { ...effect, spoken: spokenWindow(effect.free, criteria, windows) } : effect,
  );
  const narrowed = effects.length > 0;
  // Where another word was understood, a word that no profile has would leave nobody in the list, and a bold guess
  // would lead astray.
  const storied = isSentence(criteria.q) && effects.some(({ isConcern }) => isConcern);
  const usable = readAll.filter(
    ({ word, atMost, correction }) =>
      atMost > 0 &&
      (!correction ||
        (editDistance(correction.typed, correction.meant) < 2 && !isLittle(correction.meant))) &&
      (!storied || isTitle(word) || (lookedUp.get(asName(word))?.known ?? 0) > 0),
  );
  const forgiving = narrowed || (read?.asksForAnybody ?? false);
  const words = forgiving ? (relaxed === 'nothing' || relaxed === 'feelings' ? usable : []) : readAll;
  const dropped = readAll.filter((one) => !words.includes(one)).map(({ word }) => word);
  const { feeMin, feeMax, free } = criteria;
  const ingredients: Ingredients = {
    ...(free === undefined ? {} : { free: windows[free] }),
    facets: Object.fromEntries(chosen.map(({ kind, key }) => [kind, key])),
    fee: { ...(feeMin === undefined ? {} : { feeMin }), ...(feeMax === undefined ? {} : { feeMax }) },
    effects,
    words: words.map(({ query }) => query),
  };
  const conditions = conditionsOf(ingredients);
  const all = terms.find(({ kind }) => kind === 'all')?.therapists ?? 0;
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
      way === 'walk' && goTogether(conditions, terms) ? { ...conditions, insideOrder: true } : conditions,
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
      ...(concerns > 1 ? (['concerns'] as const) : []),
      ...(effects.some(({ near }) => near) ? (['near'] as const) : []),
      ...(isLanguageInCity(effects) ? (['place'] as const) : []),
      ...(isLanguageAbroad(effects) ? (['language'] as const) : []),
    ],
    widens: relaxed === 'nothing' && leadsByFeelings(effects) !== undefined,
    way,
    ...(exactTotal === undefined ? {} : { exactTotal }),
    ...(atMost <= gatherLimit ? { countFree: windowsBeside(windows, spokenOf(effects)) } : {}),
  };
}
