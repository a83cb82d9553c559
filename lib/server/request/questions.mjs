// @ts-check

// Plain JavaScript, because the server around the framework loads it outside of any bundle.

const listed = (/** @type {string} */ names) => names.split(' ');

/**
 * Public pages whose address may ask something, and the keys that they read; `[slug]` is any one segment. Every other
 * key of an address is left out before the page is made.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const questionKeys = {
  '/professionals': listed(
    'q exact specialization location language mode gender accepting register fee_min fee_max free zone sort after before',
  ),
  '/professionals/[slug]': listed('zone'),
  '/blog': listed('q category'),
  '/resources/tools-worksheets': listed('q category'),
  '/match': listed('step specialization language time mode fee gender affirming must'),
  '/book': listed('from zone time'),
  '/book/[slug]': listed('kind from zone time'),
  '/contact': listed('therapist topic internship'),
  '/products': listed('notice'),
};

/** The framework asks for the data of a page under its address with this key. */
const dataKey = '_rsc';

/** @param {string} path */
function keysOf(path) {
  const names = [path, path.replace(/\/[a-z0-9-]{1,120}$/, '/[slug]')];
  const known = names.find((name) => Object.hasOwn(questionKeys, name));
  return known && questionKeys[known];
}

/**
 * The address under which the framework makes a public page. One that asks something has a page of its own, `search` below the
 * plain one, and the part of the query that counts, in a fixed order: two addresses with the same meaning become the same.
 *
 * @param {string} url path and query of a request
 * @returns {string} unchanged where the address asks nothing, or its page reads the query itself
 */
export function internalAddress(url) {
  const [path = '', query] = url.split(/\?(.*)/s);
  const keys = query === undefined ? undefined : keysOf(path);
  if (!keys) return url;
  const given = new URLSearchParams(query);
  const valuesOf = (/** @type {string} */ key) =>
    [...new Set(given.getAll(key).map((value) => value.trim()))]
      .filter((value) => value !== '')
      .map((value) => [key, value]);
  const asked = keys.flatMap(valuesOf);
  const all = new URLSearchParams([...asked, ...valuesOf(dataKey)]);
  return `${path}${asked.length > 0 ? '/search' : ''}${all.size > 0 ? `?${all}` : ''}`;
}

/**
 * Where a visitor belongs who asks for the address of an answer itself, so that a page has one address.
 *
 * @param {string} url path and query of a request, as the visitor sent it
 * @returns {string | undefined} undefined for every other address
 */
export function visitorsAddress(url) {
  const [, page, query = ''] = /^(\/[^?]+)\/search(\?.*)?$/s.exec(url) ?? [];
  return page && keysOf(page) ? page + query : undefined;
}
