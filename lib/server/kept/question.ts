import 'server-only';
import type { IncomingMessage } from 'node:http';

/** Parameters of an address as the framework gives them to a page. */
type Asked = Readonly<Record<string, string | string[]>>;

/**
 * Pages whose answer depends on their question, by path. The function says a question in its one spelling, by the same
 * reading as the page's own, so that two questions with one spelling have one answer.
 */
export type AskedPages = Readonly<Record<string, (asked: Asked) => string>>;

/** Our addresses in their one spelling. Everything else is the framework's to redirect, decode or refuse. */
const plainPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Characters of the longest address that is remembered. */
const longestAddress = 300;

/** Headers by which the framework answers something else than the page. */
const steering = /^(?:rsc|next-|x-next|x-middleware|x-invoke|x-prerender|x-matched|x-now|x-vercel)/;

/** The framework's cookies for drafts. */
const draftCookie = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=/;

/** Somebody who looks signed in is led on from the start page (`proxy.ts`); which cookie says so is not known here. */
const anyCookie = /\S/;

/** As the framework reads an address: a list where a name stands twice. */
function readAsked(question: string): Asked {
  const asked = new URLSearchParams(question);
  return Object.fromEntries(
    [...new Set(asked.keys())].map((name) => {
      const [value = '', ...others] = asked.getAll(name);
      return [name, others.length > 0 ? [value, ...others] : value];
    }),
  );
}

/** Whether a request carries any cookie. */
export function hasCookie({ headers }: IncomingMessage): boolean {
  return anyCookie.test(headers.cookie ?? '');
}

/**
 * The one spelling of what is asked, for a question to which everybody gets the same page, or everybody without a
 * cookie; otherwise undefined.
 */
export function questionOf(request: IncomingMessage, pages: AskedPages): string | undefined {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  if (url.length > longestAddress || !plainPath.test(path)) return undefined;
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
    return undefined;
  if (draftCookie.test(headers.cookie ?? '') || (path === '/' && hasCookie(request))) return undefined;
  if (Object.keys(headers).some((name) => steering.test(name))) return undefined;
  if (at === -1) return path;
  const spelling = Object.hasOwn(pages, path) ? pages[path]?.(readAsked(url.slice(at + 1))) : undefined;
  // Whether a question without meaning has an answer of its own is the framework's to say.
  return spelling ? `${path}?${spelling}` : undefined;
}
