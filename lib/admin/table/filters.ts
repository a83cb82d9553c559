import type { Option } from '@/lib/action/form-result';
import { isCalendarDay } from '@/lib/time';

/** The part of an address behind the question mark, as pages and routes are given it. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

type Named<N extends string> = { readonly name: N; readonly label: string };

/** One control above a list. Its value lives in the address, so a list can be kept, shared and gone back to. */
export type Filter<N extends string = string> = Named<N> &
  (
    | { readonly kind: 'search'; readonly hint?: string }
    | {
        readonly kind: 'choice';
        readonly options: readonly Option[];
        /** What the empty choice says: "All states". */
        readonly any: string;
      }
    | { readonly kind: 'day' }
  );

/** What was asked for by each filter; empty where nothing was. */
export type Asked<N extends string = string> = Readonly<Record<N, string>>;

const longestSearch = 200;

/** Postgres refuses NUL, and half a surrogate pair is no character. */
const unstorable = /\p{Surrogate}|\0/gu;

/** The one text of a parameter; of one that is given twice the first. */
export function textOf(asked: SearchParams, name: string): string {
  const value = asked[name];
  const text = typeof value === 'string' ? value : (value?.[0] ?? '');
  return text.replace(unstorable, '').trim().slice(0, longestSearch);
}

function allowedValue(filter: Filter, text: string): string {
  if (filter.kind === 'search') return text;
  if (filter.kind === 'day') return isCalendarDay(text) ? text : '';
  return filter.options.some(({ value }) => value === text) ? text : '';
}

/** Reads the filters of a list out of an address. What is no choice of ours counts as not asked. */
export function readFilters<const N extends string>(
  asked: SearchParams,
  filters: readonly Filter<N>[],
): Asked<N> {
  const values = filters.map(
    (filter) => [filter.name, allowedValue(filter, textOf(asked, filter.name))] as const,
  );
  // `fromEntries` forgets that every name of N is among them.
  return Object.fromEntries(values) as Asked<N>;
}

/** The address of a list with these values; empty ones are left out. */
export function listAddress(path: string, values: Readonly<Record<string, string>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return query === '' ? path : `${path}?${query}`;
}
