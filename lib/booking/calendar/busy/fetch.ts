import 'server-only';
import { BusyRefusal } from '@/lib/booking/calendar/busy/reader';
import { type BusyFailure, busyBounds } from '@/lib/booking/calendar/busy/rules';
import { env } from '@/lib/server/env';
import { exchange } from '@/lib/server/outbound/exchange';
import { OutboundFailure } from '@/lib/server/outbound/failure';
import type { Network } from '@/lib/server/outbound/network';

/** Statuses by which a server refuses this address. */
const refusals: ReadonlySet<number> = new Set([401, 403, 404, 410]);

function failureOf(status: number): BusyFailure {
  return refusals.has(status) ? 'refused' : 'unreachable';
}

/**
 * The text behind the secret address of a calendar.
 * @throws BusyRefusal with the reason for a failed reading
 */
export async function fetchCalendar(address: string, network: Network): Promise<string> {
  const url = new URL(address);
  if (url.hostname === new URL(env.APP_URL).hostname) throw new BusyRefusal('own');
  try {
    const { status, body } = await exchange(url, {
      headers: { accept: 'text/calendar, text/plain;q=0.5' },
      mostBytes: busyBounds.bytes,
      longestMs: busyBounds.fetchMs,
      mostRedirects: busyBounds.redirects,
      network,
    });
    if (status !== 200) throw new BusyRefusal(failureOf(status));
    return body.toString('utf8');
  } catch (error) {
    throw error instanceof OutboundFailure ? new BusyRefusal(error.reason) : error;
  }
}
