import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';

/** One request as it arrives, with the response that will answer it. `server` is Node's; the framework keeps it to itself. */
type Arrival = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server?: unknown;
};

function isArrival(message: unknown): message is Arrival {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse
  );
}

/**
 * Calls the listener for each request of this process, before the framework sees it: the framework offers no place
 * for that, Node announces every request on a channel. Listeners run in the order in which they were added.
 */
export function onArrival(listener: (arrival: Arrival) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isArrival(message)) listener(message);
  });
}
