// @ts-check
import { readdirSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { pagePolicy } from '../csp/policy.mjs';
import { pathOf } from '../request/address.mjs';
import { visitorsAddress } from '../request/questions.mjs';
import { settings } from './settings.mjs';
import { inlineScriptHashes, putToSleep } from './sleep.mjs';

/**
 * The data that pages without scripts fetch at the first interaction, by address. It lasts an hour after its page was last rendered.
 * @type {LRUCache<string, string>}
 */
const pageData = new LRUCache({
  maxSize: 6 * 1024 * 1024,
  sizeCalculation: (text) => text.length,
  ttl: 3_600_000,
});

/** @type {string | undefined} */
let loader;

/** The build puts the loader next to its own files for browsers (`scripts/steps/loader.ts`); a running server has one build. */
function loaderAddress() {
  loader ??= readdirSync(`${settings.build}/static/loader`).find((name) => name.endsWith('.js'));
  return `/_next/static/loader/${loader}`;
}

/**
 * Delays a page's scripts until the first interaction; HTML is changed only here. A page that must keep its scripts gets a policy with
 * their hashes.
 * @param {import('./answer.mjs').Answer} answer
 * @param {string} url internal address of the page
 * @param {Buffer} body as rendered
 */
export function finishPage(answer, url, body) {
  if (!/^text\/html\b/.test(String(answer.getHeader('content-type')))) return body;
  const html = body.toString('latin1');
  // Only a page with a query reads it.
  const asleep = putToSleep(html, url.replace(/(?<!\/search)\?.*/, ''), loaderAddress);
  if (asleep) {
    pageData.set(asleep.address, asleep.data);
    return Buffer.from(asleep.html, 'latin1');
  }
  answer.setHeader('Content-Security-Policy', pagePolicy(pathOf(url), inlineScriptHashes(html), settings));
  return body;
}

/**
 * Answers with the data of a page without scripts: `/wake/<hash>/about`. A process that has not rendered the page does so once; if the
 * page has changed since the visitor got it, the data is missing and the page stays HTML.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('./answer.mjs').Answer} answer
 */
export async function sendPageData({ url = '', socket }, answer) {
  const internal = url.replace(/^\/wake\/[^/]*/, '');
  const page = visitorsAddress(internal) ?? internal;
  if (!pageData.has(url) && !page.startsWith('/wake')) {
    const own = `http://[${socket.localAddress}]:${socket.localPort}`.replace(/\[([\d.]+)\]/, '$1');
    const asked = { redirect: /** @type {const} */ ('manual'), signal: AbortSignal.timeout(10_000) };
    // After a failure the data is still missing.
    const made = await fetch(own + page, asked).catch(() => undefined);
    await made?.text().catch(() => undefined);
  }
  const data = pageData.get(url);
  const isHere = data !== undefined;
  // A browser stores it with its page; shared caches drop a withdrawn page, and so must drop this.
  const lifetime = isHere ? 'public, max-age=31536000, s-maxage=5, immutable' : 'no-store';
  const type = isHere ? 'application/json' : 'text/plain';
  answer.writeHead(isHere ? 200 : 404, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': lifetime,
  });
  answer.end(data ?? 'This page has changed.\n', 'latin1');
}
