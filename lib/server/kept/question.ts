import 'server-only';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { draftCookies, steeringHeaders } from '@/lib/server/next-internals/names';

/** Parameters of an address as the framework gives them to a page. */
type Query = Readonly<Record<string, string | string[]>>;

/**
 * Pages whose answer depends on their question, by path. The function says a question in its one spelling, by the same
 * reading as the page's own, so that two questions with one spelling have one answer.
 */
export type QueriedPages = Readonly<Record<string, (query: Query) => string>>;

/** Our addresses in their one spelling. Everything else is the framework's to redirect, decode or refuse. */
const plainPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Characters of the longest address that is remembered. */
const longestAddress = 300;

/** `proxy.ts` redirects people who look signed in from the start page. This file does not know which cookie says so. */
const anyCookie = /\S/;

/** Reads what stands behind the `?` of an address as the framework does: a list where a name stands twice. */
export function readQuery(question: string): Query {
  const query = new URLSearchParams(question);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const [value = '', ...others] = query.getAll(name);
      return [name, others.length > 0 ? [value, ...others] : value];
    }),
  );
}

/** Whether a request carries any cookie. */
export function hasCookie({ headers }: IncomingMessage): boolean {
  return anyCookie.test(headers.cookie ?? '');
}

/** Addresses whose spelling is remembered: reading a question costs more than sending a finished answer to it. */
const mostSpellings = 2_000;

/** Whether a request asks for nothing but the page or the file. */
export function isPlain({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    url.length <= longestAddress &&
    headers.host !== undefined &&
    headers.expect === undefined &&
    headers['transfer-encoding'] === undefined &&
    !(Number(headers['content-length'] ?? 0) > 0) &&
    !draftCookies.test(headers.cookie ?? '') &&
    !Object.keys(headers).some((name) => steeringHeaders.test(name))
  );
}

/**
 * Makes a function that reads the address of a request, in its one spelling.
 * @returns that function; it returns the address where everybody gets the same page, or everybody without a cookie;
 *   otherwise undefined
 */
export function questionsOf(pages: QueriedPages): (request: IncomingMessage) => string | undefined {
  const spellings = new LRUCache<string, { readonly question: string | undefined }>({ max: mostSpellings });

  function read(path: string, query: string): string | undefined {
    const spelling = Object.hasOwn(pages, path) ? pages[path]?.(readQuery(query)) : undefined;
    // Whether a question without meaning has an answer of its own is the framework's to say.
    return spelling ? `${path}?${spelling}` : undefined;
  }

  return (request) => {
    if (!isPlain(request)) return undefined;
    const { url = '' } = request;
    const at = url.indexOf('?');
    const path = at === -1 ? url : url.slice(0, at);
    if (!plainPath.test(path) || (path === '/' && hasCookie(request))) return undefined;
    if (at === -1) return path;
    const known = spellings.get(url);
    if (known) return known.question;
    const question = read(path, url.slice(at + 1));
    spellings.set(url, { question });
    return question;
  };
}
