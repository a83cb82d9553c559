// @ts-check
import { settings } from '../page/settings.mjs';

/**
 * Most characters of a path or a query. Our longest names and saved views have fewer; a redirect repeats
 * both, and a proxy accepts 16 KB of headers.
 */
const longest = 2_000;

/**
 * Takes percent signs that encode no text ("/blog/%E0%A4") literally, so that the route finds no page. @param
 * {string} path
 */
function literal(path) {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/**
 * Shortens a query before it becomes an address, without leaving half of an encoded character. @param
 * {string} given
 */
function cut(given) {
  const query = given.replace(/[^!-~]/g, encodeURIComponent);
  return query.length > longest ? query.slice(0, longest).replace(/%[^%]?$/, '') : query;
}

/**
 * Reads an address as one of our pages, including one with our own host, which a client may send for a proxy.
 * Without this the framework answers an undecodable path with its own failure (500), and redirects an address
 * with a host to that host.
 * @param {string} given as it was sent
 */
export function readAddress(given) {
  const { origin, pathname, search } = !given.startsWith('/') && URL.canParse(given) ? new URL(given) : {};
  const address = origin === settings.appUrl ? `${pathname}${search}` : given;
  const at = address.indexOf('?');
  return at < 0 ? literal(address) : literal(address.slice(0, at)) + cut(address.slice(at));
}

/**
 * @param {string} address
 * @returns {400 | 414 | 421 | undefined} the status that refuses an address outside our pages
 */
export function refusedAddress(address) {
  if (!address.startsWith('/')) return URL.canParse(address) ? 421 : 400;
  return address.split('?', 1).join('').length > longest ? 414 : undefined;
}

/** The decoded path of an address. @param {string} address */
export const pathOf = (address) => decodeURIComponent(address.split('?', 1).join(''));

/**
 * Whether an address is a page's. Build files, APIs and the service worker, which has its own policy, handle
 * themselves. @param {string} path
 */
export const isPageAddress = (path) => !/^\/(?:_next\/|api\/|sw\.js$)/.test(path);
