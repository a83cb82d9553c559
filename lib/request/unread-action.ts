import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

type Visit = { readonly callsAction: boolean; reachedAction: boolean };

const visits = new AsyncLocalStorage<Visit>();

/** A channel belongs to the process: actions and the server's start are bundled apart and share no module. */
const arrivals = channel('antarman.action.arrived');

const exchange = z.object({ request: z.instanceof(IncomingMessage), response: z.instanceof(ServerResponse) });

const sentence = 'We could not read this form. Please go back, reload the page and try again.';

/** Said by the gate of all actions first thing: from here on a failure is ours. */
export function announceAction(): void {
  arrivals.publish(null);
}

/** Whether the request under way calls an action in a form that the framework could not read. */
export function isUnreadAction(): boolean {
  const visit = visits.getStore();
  return visit ? visit.callsAction && !visit.reachedAction : false;
}

function callsAction({ method, headers }: IncomingMessage): boolean {
  const sendsForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  return method === 'POST' && (sendsForm || headers['next-action'] !== undefined);
}

/** Turns the framework's "our fault" into "yours", and its bare words, where it has any, into a sentence. */
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
      // Now, so that the words are not counted before they are exchanged.
      if (!response.headersSent) response.writeHead(response.statusCode);
      return Reflect.apply(end, self, reworded ? [sentence] : args);
    },
  });
}

/**
 * A form that is no form at all (cut off, without a boundary, too large, not the wire format of React) fails in the
 * framework before any code of ours runs, as a fault of the server (500). It is the sender's: 400. Call once, at
 * start.
 */
export function refuseUnreadActions(): void {
  subscribe('http.server.request.start', (message) => {
    const { success, data } = exchange.safeParse(message);
    if (!success) return;
    const visit = { callsAction: callsAction(data.request), reachedAction: false };
    visits.enterWith(visit);
    if (visit.callsAction) blameSender(data.response, visit);
  });
  subscribe(arrivals.name, () => {
    const visit = visits.getStore();
    if (visit) visit.reachedAction = true;
  });
}
