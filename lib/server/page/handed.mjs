// @ts-check

/**
 * The things that the bundle hands to the server that runs it. Both are loaded apart and share no module, but this one property.
 * @typedef {object} Handed
 * @property {typeof import('@/lib/server/log').log} [log]
 * @property {() => void} [announceClosing] tells streams that never end by themselves that the process stops
 * @property {() => Promise<void>} [finish] ends the work of the process besides requests
 */

/** @type {typeof globalThis & { antarmanServer?: Handed }} */
const shared = globalThis;

/** Called at the start of the bundle. @param {Handed} given */
export function handOver(given) {
  shared.antarmanServer = given;
}

/** @returns {Handed} nothing before the bundle has started */
export const handed = () => shared.antarmanServer ?? {};
