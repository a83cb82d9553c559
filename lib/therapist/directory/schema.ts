import type { SearchParams } from '@/lib/format/search-params';
import { knownTimeZone } from '@/lib/format/time-zone';
import { asciiDigits, figuresTyped, oneLine } from '@/lib/format/typed/text';
import { type FreeSpan, freeSpans } from '@/lib/therapist/free-times/words';
import { genders, isSlug, waysToMeet } from '@/lib/therapist/rules';

/** Filters with one value each; all but `accepting` are chosen from a list. */
export const facetKinds = [
  'specialization',
  'location',
  'language',
  'mode',
  'gender',
  'accepting',
  'register',
] as const;

/** Every parameter that changes the list; without any of them the address is the plain first page. */
export const parameterNames = [
  'q',
  'exact',
  ...facetKinds,
  'fee_min',
  'fee_max',
  'free',
  'zone',
  'sort',
  'after',
  'before',
] as const;

/** The orders of the list; the first is our own (product.md §7: display_order ascending). */
export const sorts = ['recommended', 'soonest', 'fee-low', 'fee-high', 'experience', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** The values of filters that are not written by therapists. */
const fixedValues: { readonly [Kind in FacetKind]?: readonly string[] } = {
  mode: waysToMeet,
  gender: genders,
  accepting: ['yes'],
};

export type FacetKind = (typeof facetKinds)[number];

/** A counter: the number of active therapists with this value. `key` is the value in their rows. */
export type Term = {
  readonly kind: FacetKind | 'all';
  readonly value: string;
  readonly label: string;
  readonly key: number;
  readonly therapists: number;
};

/** A visitor's criteria, from the address. Absent means "any". */
export type Criteria = {
  /** The words as typed: one line, at most 100 characters; empty without a search. */
  readonly q: string;
  /** Search for the words exactly as typed, without correction. */
  readonly exact: boolean;
  readonly facets: { readonly [Kind in FacetKind]?: string };
  /** Whole rupees for a session. */
  readonly feeMin?: number | undefined;
  readonly feeMax?: number | undefined;
  /** Only therapists with a free time then, on the visitor's clock. */
  readonly free?: FreeSpan | undefined;
  /** IANA zone of the visitor's clock; absent for India's. */
  readonly timeZone?: string | undefined;
  readonly sort: Sort;
  /** Slug of the card before this page, or after it. Never both. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
};

export const longestQuery = 100;
/** The database's own limit for a fee. */
export const highestFee = 1_000_000;

/** A label as an address states it; Postgres' facet_value() gives the same for every label in Latin script. */
export function facetValue(label: string): string {
  return label
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function oneOf<T extends string>(known: readonly T[], text: string): T | undefined {
  return known.find((value) => value === text);
}

/** One line without broken characters and invisible marks, with digits as 0 to 9, cut to the longest search. */
function parseQuery(text: string): string {
  const line = asciiDigits(oneLine(text.normalize('NFC').replace(/\p{Cs}+/gu, ' ')));
  return Array.from(line).slice(0, longestQuery).join('').trim();
}

function parseFee(typed: string): number | undefined {
  const text = figuresTyped(typed);
  if (!/^\d{1,7}$/.test(text)) return undefined;
  const rupees = Number(text);
  return rupees > 0 && rupees <= highestFee ? rupees : undefined;
}

/** The zone of free times if the address has none. */
export const usualZone = 'Asia/Kolkata';

function parseZone(text: string): string | undefined {
  const known = knownTimeZone(text);
  return known === null || known === usualZone ? undefined : known;
}

function parseFacet(kind: FacetKind, text: string): string | undefined {
  const fixed = fixedValues[kind];
  return fixed ? oneOf(fixed, text) : facetValue(text.slice(0, 120)) || undefined;
}

/**
 * Reads the list's address. It has no errors: unknown, malformed or contradictory parts are ignored, so that
 * an old or mistyped link still shows therapists.
 */
export function parseCriteria(raw: SearchParams): Criteria {
  const text = (name: (typeof parameterNames)[number]) => {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    return (typeof value === 'string' ? value : value?.[0]) ?? '';
  };
  const facets = Object.fromEntries(
    facetKinds.flatMap((kind) => {
      const value = parseFacet(kind, text(kind));
      return value === undefined ? [] : [[kind, value]];
    }),
  );
  const fees = [parseFee(text('fee_min')), parseFee(text('fee_max'))];
  const [feeMin, feeMax] =
    fees[0] !== undefined && fees[1] !== undefined && fees[0] > fees[1] ? fees.toReversed() : fees;
  const [after, before] = [text('after'), text('before')].map((slug) => (isSlug(slug) ? slug : undefined));
  const q = parseQuery(text('q'));
  return {
    q,
    exact: q !== '' && text('exact') === '1',
    facets,
    feeMin,
    feeMax,
    free: oneOf(freeSpans, text('free')),
    timeZone: parseZone(text('zone')),
    sort: oneOf(sorts, text('sort')) ?? 'recommended',
    after,
    before: after === undefined ? before : undefined,
  };
}

/** The criteria as parameters in one fixed order, so that each list has one address. */
export function serializeCriteria(criteria: Criteria): URLSearchParams {
  const { q, exact, facets, feeMin, feeMax, free, timeZone, sort, after, before } = criteria;
  const values: Partial<Record<(typeof parameterNames)[number], string | number | false | undefined>> = {
    ...facets,
    ...{ q, exact: exact && '1', fee_min: feeMin, fee_max: feeMax, free, zone: timeZone, after, before },
    sort: sort !== 'recommended' && sort,
  };
  const given = parameterNames.flatMap((name) => (values[name] ? [[name, String(values[name])]] : []));
  return new URLSearchParams(given);
}
