import 'server-only';
import { isIP } from 'node:net';
import { peerAddressHeader } from '@/lib/server/request/peer.mjs';

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  if (bracketed) return bracketed;
  return /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** First four groups of an IPv6 address: the network of one subscriber, who can change the rest freely. */
function network64(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

function networkOf(text: string | undefined): string | undefined {
  const address = withoutPort(text?.trim() ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(address);
  if (version === 4) return address;
  return version === 6 ? network64(address) : undefined;
}

/**
 * The network that a request comes from: an IPv4 address or the /64 of an IPv6 one. With `hops` proxies of
 * our own in front, it trusts the address written by the outermost of them and none to the left of it;
 * without proxies, only the connection itself.
 */
export function clientNetwork(headers: Headers, hops: number): string {
  if (hops > 0) {
    const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
    const network = networkOf(forwarded.at(-hops));
    if (network && forwarded.length >= hops) return network;
  }
  return networkOf(headers.get(peerAddressHeader) ?? undefined) ?? 'unknown';
}

/**
 * The /48 around a /64: the block of one customer of a provider, with 65,536 networks. Undefined for an IPv4
 * address.
 * @param network from `clientNetwork`
 */
export function widerNetwork(network: string): string | undefined {
  if (!network.endsWith('::/64')) return undefined;
  return `${network.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`;
}
