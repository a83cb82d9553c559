import 'server-only';
import { type Limit, limitOf } from '@/lib/server/rate-limit/consume';
import { widerNetwork } from '@/lib/server/request/client-network';

/** Factor of a /48's limits over a /64's: it may belong to one customer or serve many of a mobile provider. */
const wider = 2;

/**
 * Limits of one network: an IPv4 address, or a /64 together with its /48, so that the owner of one block of addresses
 * does not have 65,536 allowances.
 */
export function networkLimits(use: string, network: string, max: number, seconds: number): readonly Limit[] {
  const block = widerNetwork(network);
  const own = limitOf(use, network, max, seconds);
  return block === undefined ? [own] : [own, limitOf(use, block, wider * max, seconds)];
}
