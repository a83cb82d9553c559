import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onArrival } from '@/lib/server/request/arrival';

type Visit = { readonly callsAction: boolean; reachedAction: boolean };

const visits = new AsyncLocalStorage<Visit>();

/** A channel belongs to the process: actions and the server's start are bundled separately and share no module. */
const arrivals = channel('antarman.action.arrived');

const sentence = 'We could not read this form. Please go back, reload the page and try again.';

/** The gate of all actions calls this first: from here on a failure is ours. */
export function announceAction(): void {
  arrivals.publish(null);
}

/** Whether the present request calls an action with a form that the framework could not read. */
export function isUnreadAction(): boolean {
  const visit = visits.getStore();
  return visit ? visit.callsAction && !visit.reachedAction : false;
}

function callsAction({ method, headers }: IncomingMessage): boolean {
  const sendsForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  return method === 'POST' && (sendsForm || headers['next-action'] !== undefined);
}

/** Turns the framework's server error into a client error, and its plain text, if any, into a sentence. */
function blameSender(response: ServerResponse, visit: Visit): void {
  let reworded = false;
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, [status, ...rest]) {
      if (status !== 500 || visit.reachedAction) return Reflect.apply(writeHead, self, [status, ...rest]);
      reworded = /^text\/plain\b/.test(String(response.getHeader('content-type') ?? ''));
      if (reworded) response.removeHeader('content-length');
      return Reflect.apply(writeHead, self, [400, ...rest]);
    },
  });
  response.end = new Proxy(response.end, {
    apply(end, self, args) {
      // Writes the head now, so that the length is not counted before the text changes.
      if (!response.headersSent) response.writeHead(response.statusCode);
      return Reflect.apply(end, self, reworded ? [sentence] : args);
    },
  });
}

/**
 * A broken form (cut off, without a boundary, too large, not React's wire format) fails in the framework before any
 * code of ours runs, as a server error (500). It is the sender's error: 400. Call it once, at the start.
 */
export function refuseUnreadActions(): void {
  onArrival(({ request, response }) => {
    const visit = { callsAction: callsAction(request), reachedAction: false };
    visits.enterWith(visit);
    if (visit.callsAction) blameSender(response, visit);
  });
  subscribe(arrivals.name, () => {
    const visit = visits.getStore();
    if (visit) visit.reachedAction = true;
  });
}
