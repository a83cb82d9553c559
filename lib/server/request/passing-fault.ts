import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { onArrival } from '@/lib/server/request/arrival';

/** Seconds after which another try is worthwhile: a restarted database answers by then. */
export const retryAfterSeconds = 10;

const answers = new AsyncLocalStorage<ServerResponse>();

/** A channel belongs to the process: pages and the server's start are bundled separately and share no module. */
const faults = channel('antarman.fault.passing');

/**
 * A page calls this when it shows a fault instead of its content, so that no cache shows it to the next visitor.
 * @param status 503 when the page has nothing else to show; 200 when the rest of it is useful
 */
export function announcePassingFault(status: 200 | 503 = 200): void {
  faults.publish(status);
}

/**
 * Keeps the answer of a page that has announced a passing fault out of every cache, whatever lifetime its address has
 * otherwise. Works only for pages that wait for their content. Call it once, at the start.
 */
export function keepNoPassingFaults(): void {
  onArrival(({ response }) => answers.enterWith(response));
  subscribe(faults.name, (status) => {
    const answer = answers.getStore();
    if (!answer || answer.headersSent) return;
    answer.setHeader('Cache-Control', 'private, no-store');
    if (status !== 503) return;
    answer.statusCode = status;
    answer.setHeader('Retry-After', String(retryAfterSeconds));
  });
}
