import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { onAnnounced } from '@/lib/server/request/announcement';

/** Seconds after which another try is worthwhile: a restarted database answers by then. */
export const retryAfterSeconds = 10;

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
  onAnnounced('antarman.fault.passing', (answer, status) => {
    if (answer.headersSent) return;
    answer.setHeader('Cache-Control', 'private, no-store');
    if (status !== 503) return;
    answer.statusCode = status;
    answer.setHeader('Retry-After', String(retryAfterSeconds));
  });
}
