import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/server/env';
import { clientNetwork } from '@/lib/server/request/client-network';
import { sign } from '@/lib/server/secret/derived-secret';

/** What we keep of the browser that signs in: its own description, and its network only as a keyed hash. */
export type Device = { readonly userAgent: string | null; readonly networkHash: string };

/** Longer than any browser's description; the column holds no more. */
const longestUserAgent = 400;

/** Keyed hash of a network, so that code can compare two visits and nobody can read an address. */
export function hashNetwork(network: string): string {
  return sign('network', network).toString('base64url').slice(0, 22);
}

/** The device described by these headers. */
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
