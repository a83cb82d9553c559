import { type SearchParams, searchParam } from '@/lib/format/search-params';
import { dayTyped } from '@/lib/format/typed/day';
import type { Option } from '@/lib/server/action/form-result';

type Named<N extends string> = { readonly name: N; readonly label: string };

type ChoiceFilter<N extends string> = Named<N> & {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** Label of the empty choice, such as "All states". */
  readonly any: string;
};

/** One control above a list. Its value is in the address, so that a list can be saved, shared and returned to. */
export type Filter<N extends string = string> =
  | ChoiceFilter<N>
  | (Named<N> & ({ readonly kind: 'search'; readonly hint?: string } | { readonly kind: 'day' }));

/** The value of each filter in an address; empty if absent. */
export type ListQuery<N extends string = string> = Readonly<Record<N, string>>;

const isOptions = (choices: object): choices is readonly Option[] => Array.isArray(choices);

/**
 * A filter with a list of choices.
 * @param choices the values with their labels
 * @param any label of the empty choice
 */
export function choiceFilter<const N extends string>(
  name: N,
  label: string,
  choices: readonly Option[] | Readonly<Record<string, string>>,
  any = 'All',
): ChoiceFilter<N> {
  const options = isOptions(choices)
    ? choices
    : Object.entries(choices).map(([value, text]) => ({ value, label: text }));
  return { kind: 'choice', name, label, any, options };
}

export function searchFilter(label: string): Named<'q'> & { readonly kind: 'search' } {
  return { kind: 'search', name: 'q', label };
}

export function dayFilters(until: string): readonly Filter<'from' | 'to'>[] {
  return [
    { kind: 'day', name: 'from', label: 'From' },
    { kind: 'day', name: 'to', label: until },
  ];
}

function allowedValue(filter: Filter, text: string): string {
  if (filter.kind === 'search') return text;
  if (filter.kind === 'day') return dayTyped(text) ?? '';
  return filter.options.some(({ value }) => value === text) ? text : '';
}

/** Reads the filters of a list from an address. An unknown choice counts as absent. */
export function readFilters<const N extends string>(
  searchParams: SearchParams,
  filters: readonly Filter<N>[],
): ListQuery<N> {
  const values = filters.map(
    (filter) => [filter.name, allowedValue(filter, searchParam(searchParams, filter.name))] as const,
  );
  // The type of `fromEntries` loses the names N.
  return Object.fromEntries(values) as ListQuery<N>;
}

/** Filters of an address whose value no longer exists, in words; a saved view may be older than the list. */
export function outdatedChoices(searchParams: SearchParams, filters: readonly Filter[]): readonly string[] {
  return filters.flatMap((filter) => {
    const text = searchParam(searchParams, filter.name);
    return text !== '' && allowedValue(filter, text) === '' ? [`“${text}” under ${filter.label}`] : [];
  });
}
