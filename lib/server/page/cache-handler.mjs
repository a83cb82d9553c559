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

/** Pages, and apart from them the answers to questions: strangers can ask any number of those. */
const kept = { pages: store(24), questions: store(6) };
const storeOf = (/** @type {string} */ key) => (key.includes('/search/') ? kept.questions : kept.pages);

/**
 * When an entry was first missed since it was kept: what will be kept is read after that. A change that is reported while it
 * is read counts against it. @type {LRUCache<string, number>}
 */
const missed = new LRUCache({ max: 5_000 });

const now = () => performance.timeOrigin + performance.now();

const hasChanged = (/** @type {readonly string[]} */ tags, /** @type {number} */ since) =>
  tags.some((tag) => (pages.changedTags.get(tag) ?? Number.NEGATIVE_INFINITY) >= since);

/** Whether the framework makes it again now, while others still get it. */
function isOld(/** @type {Entry} */ { value, lastModified, cacheControl }) {
  const seconds = value.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1_000 < now();
}

/**
 * Seconds after which some pages are made again because what they show ends by itself, as free times do. Nobody gets such a page
 * when it is older, however long nobody has asked for it.
 */
const shortLife = 5;

/** Whether nobody gets it any more. */
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

/** The build lays the loader beside its own files for browsers (`scripts/steps/loader.ts`). */
function loaderAddress() {
  loader ??= `/_next/static/loader/${readdirSync(path.join(build, 'static/loader')).find((name) => name.endsWith('.js'))}`;
  return loader;
}

/**
 * Lets a page sleep, and gives it its policy. Changes the entry itself, which is being sent to the visitor who asked first.
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
 * The memory of public pages and of cached reads, as the framework documents a cache handler. It is empty when the
 * server starts: what the build made is made again for the address of this server. It is the only place where HTML is changed.
 * @implements {Handler}
 */
export default class PageCache {
  /** @type {Handler['get']} */
  async get(key, context) {
    const entry = storeOf(key).get(key);
    const soft = 'softTags' in context ? (context.softTags ?? []) : [];
    const found =
      entry && !isOver(entry) && !hasChanged([...entry.tags, ...soft], entry.since) ? entry : null;
    // The data of a page lasts from the last time that the page goes out.
    if (found?.data) pages.pageData.get(found.data);
    if ((!found || isOld(found)) && !missed.has(key)) missed.set(key, now());
    return found;
  }

  /**
   * Keeps what was found, and nothing for an address that leads to no page: strangers could fill the memory with those. A page that shows
   * a fault takes the place of none.
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
