// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The state of one request while it is answered.
 * @typedef {object} Visit
 * @property {boolean} callsAction
 * @property {boolean} reachedAction from then on a failure is ours
 * @property {{ readonly reference?: string | undefined, readonly passes: boolean }} [failure] the framework
 * has given the request up, and whether another try in a moment is worthwhile
 * @property {{ readonly words: readonly string[], readonly signInAt: string }} [unsaved] a form that was sent
 * without scripts after its session had ended: its text, and the way to sign in
 * @property {200 | 503} [passingFault] the page shows a fault instead of its content
 * @typedef {import('node:http').ServerResponse & { visit: Visit, pagePolicy?: string | undefined }}
 * VisitAnswer
 */

/**
 * The bundle and the server that runs it are loaded separately and share this. @type
 * {typeof globalThis & { antarmanVisits?: AsyncLocalStorage<Visit> }}
 */
const shared = globalThis;
shared.antarmanVisits ??= new AsyncLocalStorage();

export const visits = shared.antarmanVisits;

/** The state of the present request, for reading and writing; undefined outside one. */
export const currentVisit = () => visits.getStore();

/** The gate of all actions calls this first. */
export function announceAction() {
  const visit = currentVisit();
  if (visit) visit.reachedAction = true;
}

/** Whether a request calls an action with a form that the framework could not read. @param {Visit | undefined} visit */
export const isUnread = (visit) => visit?.callsAction === true && !visit.reachedAction;
