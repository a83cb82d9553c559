// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { pagePolicy } from '../csp/policy.mjs';
import { settings } from './settings.mjs';
import { pages } from './shared.mjs';
import { inlineScriptHashes, putToSleep } from './sleep.mjs';
import { currentVisit } from './visit.mjs';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Handler */
/** @typedef {NonNullable<Parameters<Handler['set']>[1]>} Value */
/** @typedef {Extract<Value, { kind: 'APP_PAGE' }>} Page */
/** @typedef {{ revalidate: number | false, expire: number | undefined }} Lifetime seconds */
/** @typedef {{ readonly value: Value, readonly lastModified: number, readonly since: number, readonly tags: readonly string[], readonly data: string | undefined, readonly cacheControl: Lifetime | undefined }} Entry */

// biome-ignore lint/style/noProcessEnv: the framework's own variables; it sets the second while it builds
const { NEXT_DIST_DIR: build = '.next', NEXT_PHASE: phase } = process.env;

const sizeOf = (/** @type {Value} */ value) => {
  if (value.kind === 'APP_PAGE') {
    const segments = [...(value.segmentData?.values() ?? [])];
    return [value.html, value.rscData, ...segments].reduce((sum, part) => sum + (part?.length ?? 0), 1);
  }
  return 'body' in value ? value.body.length + 1 : JSON.stringify(value).length;
};

/** @returns {LRUCache<string, Entry>} */
const store = (/** @type {number} */ megabytes) =>
  new LRUCache({ maxSize: megabytes * 1024 * 1024, sizeCalculation: ({ value }) => sizeOf(value) });

/** Pages, and separately the answers to queries, because strangers can send any number of those. */
const kept = { pages: store(24), questions: store(6) };
const storeOf = (/** @type {string} */ key) => (key.includes('/search/') ? kept.questions : kept.pages);

/**
 * When an entry was first missed: its replacement is read after that, so a change reported since then makes
 * the replacement outdated. @type {LRUCache<string, number>}
 */
const missed = new LRUCache({ max: 5_000 });

const now = () => performance.timeOrigin + performance.now();

const hasChanged = (/** @type {readonly string[]} */ tags, /** @type {number} */ since) =>
  tags.some((tag) => (pages.changedTags.get(tag) ?? Number.NEGATIVE_INFINITY) >= since);

/** Whether the framework renders it again now, while visitors still get it. */
function isOld(/** @type {Entry} */ { value, lastModified, cacheControl }) {
  const seconds = value.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1_000 < now();
}

/**
 * Seconds after which some pages expire because their content does, such as free times. An older page is
 * never sent, even if it was not opened for long.
 */
const shortLife = 5;

/** Whether it has expired. */
const isOver = (/** @type {Entry} */ entry) =>
  Number(entry.cacheControl?.revalidate || Number.POSITIVE_INFINITY) <= shortLife && isOld(entry);

/** @returns {string[]} */
function tagsOf(/** @type {Value} */ value, /** @type {object} */ context) {
  const own = 'tags' in context && Array.isArray(context.tags) ? context.tags : [];
  const header = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  return [...own, ...(typeof header === 'string' ? header.split(',') : [])];
}

/** @type {string | undefined} */
let loader;

/** The build puts the loader next to its own files for browsers (`scripts/steps/loader.ts`). */
function loaderAddress() {
  loader ??= `/_next/static/loader/${readdirSync(path.join(build, 'static/loader')).find((name) => name.endsWith('.js'))}`;
  return loader;
}

/**
 * Delays a page's scripts until the first interaction, and adds its policy. Changes the entry itself, which
 * is also sent to the first visitor.
 * @param {Page} page
 * @param {string} key `/route-cache/APP_PAGE/<hash>/$/about`; the home page is `/index`
 * @returns {string | undefined} address of its data
 */
function prepare(page, key) {
  const name = key.slice(key.indexOf('/$/') + 2);
  const address = name === '/index' ? '/' : name;
  const asleep = putToSleep(page.html, address, loaderAddress());
  if (asleep) {
    page.html = asleep.html;
    pages.pageData.set(asleep.address, asleep.data);
  }
  const policy = pagePolicy(address, asleep ? [] : inlineScriptHashes(page.html), settings);
  page.headers = { ...page.headers, 'content-security-policy': policy };
  return asleep?.address;
}

/**
 * The memory of public pages and of cached reads, as the framework documents a cache handler. It is empty
 * when the server starts, because the build's pages are rendered again for this server's address. HTML is
 * changed only here.
 * @implements {Handler}
 */
export default class PageCache {
  /** @type {Handler['get']} */
  async get(key, context) {
    const entry = storeOf(key).get(key);
    const soft = 'softTags' in context ? (context.softTags ?? []) : [];
    const found =
      entry && !isOver(entry) && !hasChanged([...entry.tags, ...soft], entry.since) ? entry : null;
    // A page's data lives as long after the page was last sent.
    if (found?.data) pages.pageData.get(found.data);
    if ((!found || isOld(found)) && !missed.has(key)) missed.set(key, now());
    return found;
  }

  /**
   * Stores pages that exist; unknown addresses are not stored, because strangers could fill the memory with
   * them. A page with a fault replaces no other.
   * @type {Handler['set']}
   */
  async set(key, value, context) {
    const since = missed.get(key) ?? now();
    missed.delete(key);
    const isPage = value?.kind === 'APP_PAGE' && phase !== 'phase-production-build';
    const data = isPage ? prepare(value, key) : undefined;
    if (value?.kind === 'APP_PAGE' && currentVisit()?.passingFault) return;
    const isFound = value && (!('status' in value) || (value.status ?? 200) === 200);
    if (!isFound) return void storeOf(key).delete(key);
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    storeOf(key).set(key, {
      value,
      lastModified: now(),
      since,
      tags: tagsOf(value, context),
      data,
      cacheControl,
    });
  }

  /** @type {Handler['revalidateTag']} */
  async revalidateTag(tags) {
    for (const tag of [tags].flat()) pages.changedTags.set(tag, now());
  }

  resetRequestCache() {}
}
