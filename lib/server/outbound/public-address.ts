import 'server-only';
import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose networks, which are not public, as network and prefix length. */
const specialV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** The parts of 2000::/3 that are not public, or that contain an IPv4 address. */
const specialV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, prefix] of specialV4) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialV6) special.addSubnet(network, prefix, 'ipv6');

/** All other IPv6 addresses are local, reserved, multicast, or contain an IPv4 address. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is public: not this computer, a private network, a cloud's metadata, multicast, or an
 * IPv4 address inside an IPv6 one. Text that is no IP address is not public.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}
