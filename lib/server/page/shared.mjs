// @ts-check
import { LRUCache } from 'lru-cache';

/** Bytes of the page data for open pages without scripts; the least recently fetched data goes first. */
const mostDataBytes = 12 * 1024 * 1024;

/** Milliseconds for which an open page can load its scripts after it was last sent. Older data is deleted. */
const dataLasts = 3_600_000;

const make = () => ({
  /** Tags and the time of their last change, in milliseconds since the epoch. @type {Map<string, number>} */
  changedTags: new Map(),
  /**
   * The data that pages without scripts fetch at the first interaction, by address. @type
   * {LRUCache<string, string>}
   */
  pageData: new LRUCache({
    maxSize: mostDataBytes,
    sizeCalculation: (text) => text.length,
    ttl: dataLasts,
    updateAgeOnGet: true,
  }),
  /** Address at which this process can reach itself; set once it listens. */
  origin: /** @type {string | undefined} */ (undefined),
});

/** @type {typeof globalThis & { antarmanPages?: ReturnType<typeof make> }} */
const held = globalThis;
held.antarmanPages ??= make();

/**
 * Node loads the cache handler separately from the framework's bundles, so they share these through
 * `globalThis`.
 */
export const pages = held.antarmanPages;
