import 'server-only';
import type { IncomingMessage } from 'node:http';

/** Our addresses in their one spelling. Everything else is the framework's to redirect, decode or refuse. */
const plainPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Bytes of the longest path that is remembered. */
const longestPath = 200;

/** Headers by which the framework answers something else than the page. */
const steering = /^(?:rsc|next-|x-next|x-middleware|x-invoke|x-prerender|x-matched|x-now|x-vercel)/;

/** The framework's cookies for drafts. */
const draftCookie = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=/;

/** Somebody who looks signed in is led on from the start page (`proxy.ts`); which cookie says so is not known here. */
const anyCookie = /\S/;

/** Whether everybody who asks this gets the same page. */
export function isPlainQuestion({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url.length > longestPath || !plainPath.test(url)) return false;
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) return false;
  const cookies = headers.cookie ?? '';
  if (draftCookie.test(cookies) || (url === '/' && anyCookie.test(cookies))) return false;
  return !Object.keys(headers).some((name) => steering.test(name));
}
