import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/server/env';
import { clientNetwork } from '@/lib/server/request/client-network';
import { sign } from '@/lib/server/secret/derived-secret';

/** The stored facts about a signing-in browser: its user agent, and its network only as a keyed hash. */
export type Device = { readonly userAgent: string | null; readonly networkHash: string };

/** Longer than any browser's user agent; the column holds no more. */
const longestUserAgent = 400;

/** Keyed hash of a network: code can compare two visits, and the address stays unreadable. */
export function hashNetwork(network: string): string {
  return sign('network', network).toString('base64url').slice(0, 22);
}

function deviceOf(sent: Headers): Device {
  const userAgent =
    sent
      .get('user-agent')
      ?.replace(/[^\x20-\x7e]/g, '')
      .slice(0, longestUserAgent) || null;
  return { userAgent, networkHash: hashNetwork(clientNetwork(sent, env.TRUST_PROXY_HOPS)) };
}

export async function currentDevice(): Promise<Device> {
  return deviceOf(await headers());
}
