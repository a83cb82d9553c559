// @ts-check

// Plain JavaScript, because the server around the framework loads it outside any bundle.

const listed = (/** @type {string} */ names) => names.split(' ');

/**
 * Public pages with query keys, and the keys that they read; `[slug]` is any one segment. All other keys are
 * removed before the page is rendered.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const questionKeys = {
  '/professionals': listed(
    'q exact specialization location language mode gender accepting register fee_min fee_max free zone sort after before',
  ),
  '/professionals/[slug]': listed('zone'),
  '/blog': listed('q category'),
  '/resources/tools-worksheets': listed('q category'),
  '/match': listed(
    'step specialization language time mode fee gender affirming approach location experience must',
  ),
  '/book': listed('from zone time'),
  '/book/[slug]': listed('from zone'),
  '/contact': listed('therapist topic internship'),
  '/products': listed('notice'),
};

/**
 * Answers of the match belong to the person who gives them: the page reads them for one visit, and no cache
 * stores them.
 */
const personal = '/match';

/** Most characters of a value: more than any page of ours reads. */
const longestValue = 200;

/** Values of one key that count. */
const mostValues = 20;

const slug = /^[a-z0-9-]{1,120}$/;

/** The framework requests the data of a page under its address with this key. */
const dataKey = '_rsc';

/** @param {string} path */
function keysOf(path) {
  if (Object.hasOwn(questionKeys, path)) return questionKeys[path];
  const at = path.lastIndexOf('/');
  const pattern = `${path.slice(0, at)}/[slug]`;
  return Object.hasOwn(questionKeys, pattern) && slug.test(path.slice(at + 1))
    ? questionKeys[pattern]
    : undefined;
}

/** @param {string} url @returns {[path: string, query: string | undefined]} */
function parts(url) {
  const at = url.indexOf('?');
  return at === -1 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)];
}

/** @param {string} path @param {URLSearchParams} query */
function withQuery(path, query) {
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * The address under which the framework renders and caches a public page. A query becomes the last segment of
 * the path: its known keys, in a fixed order. Two addresses with the same meaning become the same. Answers of
 * the match stay a query, because their page is made for one visit.
 * @param {string} url path and query of a request
 * @returns {string} unchanged without a query, or if its page reads the query itself
 */
export function internalAddress(url) {
  const [path, query] = parts(url);
  const keys = query === undefined ? undefined : keysOf(path);
  if (!keys) return url;
  const given = new URLSearchParams(query);
  const cut = (/** @type {string} */ value) => [...value].slice(0, longestValue).join('').trim();
  const counted = keys.flatMap((key) =>
    [...new Set(given.getAll(key).slice(0, mostValues).map(cut))]
      .filter((value) => value !== '')
      .map((value) => [key, value]),
  );
  const asked = new URLSearchParams(counted);
  const data = given.get(dataKey);
  const kept = new URLSearchParams(data === null ? {} : { [dataKey]: data });
  if (counted.length === 0) return withQuery(path, kept);
  if (path === personal) return withQuery(`${path}/search`, new URLSearchParams([...asked, ...kept]));
  return withQuery(`${path}/search/${Buffer.from(`${asked}`).toString('base64url')}`, kept);
}

/**
 * The redirect for a visitor who requests an internal address.
 * @param {string} url path and query of a request, as the visitor sent it
 * @returns {string | undefined} undefined for every other address
 */
export function plainAddress(url) {
  const [path] = parts(url);
  const found = /^(\/.+)\/search(?:\/[^/]*)?$/.exec(path)?.[1];
  return found !== undefined && keysOf(found) ? found : undefined;
}

/** The visitors' address of a page with an internal one. @param {string} path */
export function publicAddress(path) {
  const [, page, question] = /^(.*)\/search\/([\w-]+)$/.exec(path) ?? [];
  return page && question ? `${page}?${Buffer.from(question, 'base64url')}` : path;
}

/**
 * Decodes the last segment of an internal address.
 * @param {string} question
 * @returns {Record<string, string | string[]>} the parameters as the framework gives them to a page: a list
 * for a repeated key
 */
export function readQuestion(question) {
  const query = new URLSearchParams(Buffer.from(question, 'base64url').toString());
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const [value = '', ...others] = query.getAll(key);
      return [key, others.length > 0 ? [value, ...others] : value];
    }),
  );
}
