// @ts-check

/**
 * The functions that the bundle passes to the server that runs it. The two share no module, only this
 * property.
 * @typedef {object} Handed
 * @property {typeof import('@/lib/server/log').log} [log]
 * @property {() => void} [announceClosing] tells endless streams that the process stops
 * @property {() => Promise<void>} [finish] ends the background work of the process
 */

/** @type {typeof globalThis & { antarmanServer?: Handed }} */
const shared = globalThis;

/** Called at the start of the bundle. @param {Handed} given */
export function handOver(given) {
  shared.antarmanServer = given;
}

/** @returns {Handed} nothing before the bundle has started */
export const handed = () => shared.antarmanServer ?? {};
