import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';

/** One request as it arrives, with the response that will answer it. `server` is Node's; the framework keeps it to itself. */
type Arrival = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server?: unknown;
};

type Listener = (arrival: Arrival) => void;

let hasAnswer: (request: IncomingMessage) => boolean = () => false;

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

/** Calls the listener for each request of this process, also for one whose answer is finished already. */
export function onEveryArrival(listener: Listener): void {
  subscribe('http.server.request.start', (message) => {
    if (isArrival(message)) listener(message);
  });
}

/**
 * Calls the listener for each request of this process that has no finished answer, before the framework sees it. The
 * framework offers no place for that, so this listens to the channel on which Node announces every request. Listeners
 * run in the order in which they were added.
 */
export function onArrival(listener: Listener): void {
  onEveryArrival((arrival) => {
    if (!hasAnswer(arrival.request)) listener(arrival);
  });
}

/**
 * Keeps requests with a finished answer from the listeners above. Those prepare the making of an answer and guard
 * what comes out, and a finished answer has been through them. Call it once, at the start.
 * @param has whether there is one; asked by each listener
 */
export function spareAnswered(has: (request: IncomingMessage) => boolean): void {
  hasAnswer = has;
}
