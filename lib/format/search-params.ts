/** The part of an address behind the question mark, as pages and routes are given it. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

const longest = 200;

/** Postgres refuses NUL, and half a surrogate pair is no character. */
const unstorable = /\p{Surrogate}|\0/gu;

/** The one text of a parameter; of one that is given twice the first. */
export function searchParam(searchParams: SearchParams, name: string): string {
  const value = searchParams[name];
  const text = typeof value === 'string' ? value : (value?.[0] ?? '');
  return text.replace(unstorable, '').trim().slice(0, longest);
}

/** The address of a list with these parameters, without empty ones. */
export function listAddress(path: string, values: Readonly<Record<string, string>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return query === '' ? path : `${path}?${query}`;
}
