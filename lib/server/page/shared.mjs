// @ts-check
import { LRUCache } from 'lru-cache';

/** Bytes for the data of sleeping pages that are open somewhere; the data that nobody fetched for longest goes first. */
const mostDataBytes = 12 * 1024 * 1024;

/** Milliseconds in which an open page can wake after it last went out to anybody. What was taken back is gone then. */
const dataLasts = 3_600_000;

const make = () => ({
  /** Tags and the time of their last change, in milliseconds since the epoch. @type {Map<string, number>} */
  changedTags: new Map(),
  /** The data that sleeping pages fetch when they wake, by address. @type {LRUCache<string, string>} */
  pageData: new LRUCache({
    maxSize: mostDataBytes,
    sizeCalculation: (text) => text.length,
    ttl: dataLasts,
    updateAgeOnGet: true,
  }),
  /** Address at which this process reaches itself; the server sets it once it listens. */
  origin: /** @type {string | undefined} */ (undefined),
});

/** @type {typeof globalThis & { antarmanPages?: ReturnType<typeof make> }} */
const held = globalThis;
held.antarmanPages ??= make();

/** Node loads the cache handler beside the framework's bundles, so they share these through `globalThis`. */
export const pages = held.antarmanPages;
