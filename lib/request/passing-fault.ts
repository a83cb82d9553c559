import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';

const answers = new AsyncLocalStorage<ServerResponse>();

/** A channel belongs to the process: pages and the server's start are bundled apart and share no module. */
const faults = channel('antarman.fault.passing');

/**
 * Said by a page that shows a fault instead of what was asked for: the next visitor must not be shown it again.
 * @param status 503 where the page has nothing else to show; 200 where the rest of it is of use
 */
export function announcePassingFault(status: 200 | 503 = 200): void {
  faults.publish(status);
}

/**
 * Lets no cache keep the answer of a page that has announced a passing fault, whatever lifetime its address has
 * otherwise. Only in time for pages that wait for what they show. Call once, at start.
 */
export function keepNoPassingFaults(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('response' in message)) return;
    if (message.response instanceof ServerResponse) answers.enterWith(message.response);
  });
  subscribe(faults.name, (status) => {
    const answer = answers.getStore();
    if (!answer || answer.headersSent) return;
    answer.setHeader('Cache-Control', 'private, no-store');
    if (status === 503) answer.statusCode = status;
  });
}
