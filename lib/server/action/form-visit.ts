/** Days for which the token of a form is good: its page may lie in caches and open tabs for that long. */
export const formTokenDays = 30;

/** Hidden field that carries the signed token of the form. */
export const formTokenField = 'formToken';

/** Field that no person sees; only a program fills it. */
export const trapField = 'website';

/** Field in which a script says for how many milliseconds the page has been open. */
export const openForField = 'openFor';

const partsOf = (token: string) => token.split('.');

/** The key of one sending that a token carries, under which the server knows the same message again. */
export function keyOf(token: string): string | undefined {
  return partsOf(token)[2];
}

/** The token with this key in place of its own; "" where there is no token. */
export function withKey(token: string, key: string): string {
  return token && [...partsOf(token).slice(0, 2), key].join('.');
}
