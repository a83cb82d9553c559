// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * @typedef {object} Visit the state of one request while it is answered
 * @property {number} began milliseconds since the epoch
 * @property {boolean} awaitsAction the request calls an action and has not reached it: a failure until then
 * is the sender's
 * @property {{ readonly reference?: string | undefined, readonly passes: boolean }} [failure] the framework
 * has given the request up, and whether another try in a moment is worthwhile
 * @property {{ readonly words: readonly string[], readonly signInAt: string }} [unsaved] a form that was sent
 * without scripts after its session had ended: its text, and the way to sign in
 * @property {200 | 503} [passingFault] the page shows a fault instead of its content
 * @typedef
 * {import('node:http').ServerResponse & { visit: Visit, pagePolicy?: string | undefined, isPublic: boolean }} VisitAnswer
 */

/**
 * @typedef {object} Handed the functions that the bundle passes to the server that runs it
 * @property {typeof import('@/lib/server/log').log} [log]
 * @property {() => void} [announceClosing] tells endless streams that the process stops
 * @property {() => Promise<void>} [finish] ends the background work of the process
 */

/** Milliseconds since the epoch, finer than `Date.now()`. */
export const now = () => performance.timeOrigin + performance.now();

const make = () => ({
  /** Tags and the time of their last change, in milliseconds since the epoch. @type {Map<string, number>} */
  changedTags: new Map(),
  /** @type {AsyncLocalStorage<Visit>} */
  visits: new AsyncLocalStorage(),
  /** Empty before the bundle has started. */
  handed: /** @type {Handed} */ ({}),
});

/** @type {typeof globalThis & { antarmanServer?: ReturnType<typeof make> }} */
const held = globalThis;
held.antarmanServer ??= make();

/**
 * Node loads the server and the cache handler separately from the framework's bundles, so they share this through `globalThis`.
 */
export const { changedTags, visits, handed } = held.antarmanServer;

/** The state of the present request, for reading and writing; undefined outside one. */
export const currentVisit = () => visits.getStore();

/** The gate of all actions calls this first. */
export function announceAction() {
  const visit = currentVisit();
  if (visit) visit.awaitsAction = false;
}
