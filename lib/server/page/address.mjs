// @ts-check
import { settings } from './settings.mjs';

/**
 * Letters of a path or of a query, as they stand in an address. Our longest names and saved views have fewer; a redirect repeats both,
 * and a proxy takes 16 KB of headers.
 */
const longest = 2_000;

/** Takes percent signs that encode no text ("/blog/%E0%A4") literally, so that the route finds no such name. @param {string} path */
function literal(path) {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** Cuts a query before anything makes an address of it, without leaving half of an encoded letter. @param {string} given */
function cut(given) {
  const query = given.replace(/[^!-~]/g, encodeURIComponent);
  return query.length > longest ? query.slice(0, longest).replace(/%[^%]?$/, '') : query;
}

/**
 * Reads an address as one of our pages, also one that names our own host, as a client may write it for a proxy. Without this the framework
 * answers a path that cannot be decoded as its own failure (500), and redirects an address that names a host to that host.
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
 * @returns {400 | 414 | 421 | undefined} the status of the refusal of an address that leads to no page of ours, whatever it names
 */
export function refusedAddress(address) {
  if (!address.startsWith('/')) return URL.canParse(address) ? 421 : 400;
  return address.split('?', 1).join('').length > longest ? 414 : undefined;
}

/** The path of an address that has been read. @param {string} address */
export const pathOf = (address) => decodeURIComponent(address.split('?', 1).join(''));

/** Whether an address is a page's: files of the build, interfaces and the service worker, which has a policy of its own, answer for themselves. @param {string} path */
export const isPageAddress = (path) => !/^\/(?:_next\/|api\/|sw\.js$)/.test(path);
