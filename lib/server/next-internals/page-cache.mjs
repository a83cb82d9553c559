// @ts-check
import { channel } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
// biome-ignore lint/style/noRestrictedImports: Node loads this file outside the bundle, where '@/' means nothing
import { pagePolicy } from '../csp/policy.mjs';
import { frameworkScriptHashes, hashOf, nonceOf, withoutNonce } from './inline-scripts.mjs';
import { ownScript } from './own-script.mjs';
import { putToSleep } from './sleeping-page.mjs';

/** @typedef {import('next/dist/server/response-cache/types.js').IncrementalCacheValue} CacheValue */
/** @typedef {Extract<CacheValue, { kind: 'APP_PAGE' }>} CachedPage */

/** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default} */
const FileSystemCache = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
).default;

/**
 * Node loads this file outside the bundle, so it cannot use `lib/server/env.ts`, which has checked both at the start.
 */
const settings = {
  // biome-ignore lint/style/noProcessEnv: see above
  schedulingUrl: process.env.SCHEDULING_URL || undefined,
  // biome-ignore lint/style/noProcessEnv: see above
  newsletterUrl: process.env.NEWSLETTER_URL || undefined,
  development: false,
};

/**
 * Entries are keyed `/route-cache/<kind>/<hash of the source route>/$<pathname>`, the home page being `/index`.
 * @param {string} key
 */
function pathOf(key) {
  const path = key.slice(key.indexOf('/$/') + 2);
  return path === '/index' ? '/' : path;
}

/**
 * A page made again at run time carries the nonce of the visitor who asked for it. Cached pages use hashes instead,
 * so this removes that nonce from what everyone gets.
 * @param {CachedPage} page
 */
function removeNonce(page) {
  const nonce = nonceOf(page.html);
  if (!nonce) return;
  const without = (/** @type {Buffer} */ data) => Buffer.from(data.toString('utf8').replaceAll(nonce, ''));
  page.html = withoutNonce(page.html, nonce);
  if (page.rscData) page.rscData = without(page.rscData);
  for (const [segment, data] of page.segmentData ?? []) page.segmentData?.set(segment, without(data));
}

const appPage = /** @type {import('next/dist/server/response-cache').IncrementalCacheKind.APP_PAGE} */ (
  'APP_PAGE'
);

/**
 * Takes files that pages name by their content. A channel belongs to the process: Node loads this file outside the
 * bundle that answers for them (`lib/server/kept/files.ts`).
 */
const files = channel('antarman.page.file');

/**
 * Lets a page sleep until its first touch, if it can; what it then fetches is there before the page is.
 * @param {CachedPage} page
 * @param {string} path
 * @returns {string | undefined} the source that allows its style element, if it has one
 */
function letSleep(page, path) {
  const script = ownScript();
  const asleep = putToSleep(page.html, path, script.address);
  if (!asleep) return undefined;
  files.publish({ address: script.address, content: script.code });
  for (const file of [asleep.data, asleep.names]) if (file) files.publish(file);
  page.html = asleep.html;
  return asleep.style === '' ? undefined : hashOf(asleep.style);
}

/** Entries that already carry this process's policy. */
const prepared = new WeakSet();

/**
 * Lets the page sleep, and puts its policy into the headers that the framework sends with it: a sleeping page has no
 * inline script, so its policy names none.
 * @param {string} key
 * @param {CacheValue | null | undefined} entry
 */
function prepare(key, entry) {
  if (entry?.kind !== 'APP_PAGE' || prepared.has(entry)) return;
  removeNonce(entry);
  const path = pathOf(key);
  const style = letSleep(entry, path);
  const policy = pagePolicy(path, frameworkScriptHashes(entry.html), settings, style);
  entry.headers = { ...entry.headers, 'content-security-policy': policy };
  prepared.add(entry);
}

/**
 * The framework's own cache of prerendered pages; each page leaves it with a policy that names its inline scripts,
 * even a page that was made again a moment ago. `set` runs before the page that filled it is sent, so the first
 * visitor gets the header too.
 */
export default class PageCache extends FileSystemCache {
  /**
   * @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args
   * @override
   */
  async get(...args) {
    const found = await super.get(...args);
    prepare(args[0], found?.value);
    return found;
  }

  /**
   * Keeps no page for an address that nobody knows, because strangers could fill the store with such pages. A page that
   * was known and is gone replaces what was kept.
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args
   * @override
   */
  async set(...args) {
    const [key, entry] = args;
    prepare(key, entry);
    if (entry?.kind === 'APP_PAGE' && entry.status === 404) {
      const known = await super.get(key, { kind: appPage, isFallback: false, isRoutePPREnabled: false });
      if (!known) return;
    }
    return super.set(...args);
  }
}
