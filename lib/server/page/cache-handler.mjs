// @ts-check
import { LRUCache } from 'lru-cache';
import { changedTags, currentVisit, now } from './shared.mjs';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Handler */
/** @typedef {NonNullable<Parameters<Handler['set']>[1]>} Value */
/** @typedef {{ revalidate: number | false, expire: number | undefined }} Lifetime seconds */
/** @typedef {{ readonly value: Value, readonly lastModified: number, readonly since: number, readonly tags: readonly string[], readonly cacheControl: Lifetime | undefined }} Entry */

const sizeOf = (/** @type {Value} */ value) => {
  if (value.kind === 'APP_PAGE') {
    const segments = [...(value.segmentData?.values() ?? [])];
    return [value.html, value.rscData, ...segments].reduce((sum, part) => sum + (part?.length ?? 0), 1);
  }
  return 'body' in value ? value.body.length + 1 : JSON.stringify(value).length;
};

/** All pages and cached reads; the least asked for goes first. @type {LRUCache<string, Entry>} */
const entries = new LRUCache({ maxSize: 16 * 1024 * 1024, sizeCalculation: ({ value }) => sizeOf(value) });

const hasChanged = (/** @type {readonly string[]} */ tags, /** @type {number} */ since) =>
  tags.some((tag) => (changedTags.get(tag) ?? Number.NEGATIVE_INFINITY) >= since);

/** @returns {string[]} */
function tagsOf(/** @type {Value} */ value, /** @type {object} */ context) {
  const own = 'tags' in context && Array.isArray(context.tags) ? context.tags : [];
  const header = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  return [...own, ...(typeof header === 'string' ? header.split(',') : [])];
}

/**
 * The memory of public pages and of cached reads, as the framework documents a cache handler. It is empty when the
 * server starts: what the build made is made again for the address of this server.
 * @implements {Handler}
 */
export default class PageCache {
  /** @type {Handler['get']} */
  async get(key, context) {
    const entry = entries.get(key);
    const soft = 'softTags' in context ? (context.softTags ?? []) : [];
    return entry && !hasChanged([...entry.tags, ...soft], entry.since) ? entry : null;
  }

  /**
   * Keeps what was found, and nothing for an address that leads to no page: strangers could fill the memory with those. A page that shows
   * a fault takes the place of none. A change that was reported since the visit began counts against what it has read.
   * @type {Handler['set']}
   */
  async set(key, value, context) {
    const visit = currentVisit();
    if (value?.kind === 'APP_PAGE' && visit?.passingFault) return;
    const isFound = value && (!('status' in value) || (value.status ?? 200) === 200);
    if (!isFound) return void entries.delete(key);
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const tags = tagsOf(value, context);
    entries.set(key, { value, lastModified: now(), since: visit?.began ?? now(), tags, cacheControl });
  }

  /** @type {Handler['revalidateTag']} */
  async revalidateTag(tags) {
    for (const tag of [tags].flat()) changedTags.set(tag, now());
  }

  resetRequestCache() {}
}
