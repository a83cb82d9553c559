/** Days for which a form's token is valid, because its page may be in caches and open tabs for that long. */
export const formTokenDays = 30;

export const formTokenField = 'formToken';

/** Field that no person sees; only a program fills it. */
export const trapField = 'website';

/** Field for the milliseconds that the page has been open, filled in by a script. */
export const openForField = 'openFor';

const partsOf = (token: string) => token.split('.');

/** The key of one submit in a token, by which the server recognises a repeat. */
export function keyOf(token: string): string | undefined {
  return partsOf(token)[2];
}

/** The token with this key in place of its own; "" without a token. */
export function withKey(token: string, key: string): string {
  return token && [...partsOf(token).slice(0, 2), key].join('.');
}
