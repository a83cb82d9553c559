import 'server-only';
import { headers } from 'next/headers';
import { sign } from '@/lib/derived-secret';
import { env } from '@/lib/env';
import { clientNetwork } from '@/lib/request/client-network';

/** What is kept of the browser that signs in: its own description, and its network as a keyed hash only. */
export type Device = { readonly userAgent: string | null; readonly networkHash: string };

/** Longer than any browser's description; the column holds no more. */
const longestUserAgent = 400;

/** Keyed hash of a network, so that two visits can be compared and no address can be read. */
export function hashNetwork(network: string): string {
  return sign('network', network).toString('base64url').slice(0, 22);
}

/** The device that these headers describe. */
function deviceOf(sent: Headers): Device {
  const userAgent =
    sent
      .get('user-agent')
      ?.replace(/[^\x20-\x7e]/g, '')
      .slice(0, longestUserAgent) || null;
  return { userAgent, networkHash: hashNetwork(clientNetwork(sent, env.TRUST_PROXY_HOPS)) };
}

/** The device of this request. */
export async function currentDevice(): Promise<Device> {
  return deviceOf(await headers());
}
