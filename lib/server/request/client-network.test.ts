import { describe, expect, it } from 'vitest';
import { clientNetwork } from '@/lib/server/request/client-network';
import { peerAddressHeader } from '@/lib/server/request/peer.mjs';

function seen(peer: string, forwarded: string | undefined, hops: number): string {
  const headers = new Headers({ [peerAddressHeader]: peer });
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
  return clientNetwork(headers, hops);
}

describe('client network', () => {
  it('trusts only the connection when no proxy is ours', () => {
    expect(seen('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
  });

  it('trusts what our outermost proxy wrote and nothing to the left of it', () => {
    expect(seen('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(seen('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
  });

  it('falls back to the connection when fewer proxies have written than are ours', () => {
    expect(seen('10.0.0.1', '203.0.113.9', 2)).toBe('10.0.0.1');
    expect(seen('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
    expect(seen('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['203.0.113.9:5511', '203.0.113.9'],
  ])('takes %s for %s', (address, network) => {
    expect(seen(address, undefined, 0)).toBe(network);
  });

  it('puts all visitors without a usable address into one network', () => {
    expect(seen('', undefined, 0)).toBe('unknown');
    expect(seen('not an address', undefined, 0)).toBe('unknown');
  });
});
