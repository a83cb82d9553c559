import { asciiDigits, withoutMarks } from '@/lib/format/typed/text';

/** The query parameters of an address, as pages and routes receive them. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

const longest = 200;

/** Most values of one parameter; our own pages never give more. */
const mostValues = 100;

/** Postgres refuses NUL, and half a surrogate pair is no character. */
const unstorable = /\p{Surrogate}|\0/gu;

/** Converts digits of other scripts, because people may search for a number in them. */
const cleaned = (text: string) =>
  asciiDigits(withoutMarks(text.replace(unstorable, '')))
    .trim()
    .slice(0, longest);

/** The single text of a parameter; the first if it is given twice. */
export function searchParam(searchParams: SearchParams, name: string): string {
  const value = searchParams[name];
  return cleaned(typeof value === 'string' ? value : (value?.[0] ?? ''));
}

/** All texts of a parameter that may be given several times, each once, without empty ones. */
export function searchParamAll(searchParams: SearchParams, name: string): readonly string[] {
  const value = searchParams[name] ?? [];
  const texts = typeof value === 'string' ? [value] : value.slice(0, mostValues);
  return [...new Set(texts.map(cleaned))].filter((text) => text !== '');
}

/** Query parameters in the form of pages: a repeated one is a list. */
export function searchParamsOf(given: URLSearchParams): SearchParams {
  return Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]));
}

/** The values of an address; a list is a repeated parameter. */
export type AddressValues = Readonly<Record<string, string | readonly string[]>>;

/** Each parameter with its text, without empty ones: the hidden fields of a form that preserves the query. */
export function addressFields(values: AddressValues): readonly (readonly [string, string])[] {
  return Object.entries(values).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).flatMap((text): (readonly [string, string])[] =>
      text === '' ? [] : [[name, text]],
    ),
  );
}

/** The query string of these parameters, without empty ones. */
export function addressQuery(values: AddressValues): string {
  return new URLSearchParams(addressFields(values).map(([name, text]) => [name, text])).toString();
}

/** The address of a list with these parameters, without empty ones. */
export function listAddress(path: string, values: AddressValues): string {
  const query = addressQuery(values);
  return query === '' ? path : `${path}?${query}`;
}
