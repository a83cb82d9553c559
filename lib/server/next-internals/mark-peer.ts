import 'server-only';
import { randomBytes } from 'node:crypto';
import { onArrival } from '@/lib/server/request/arrival';
import { peerAddressHeader } from '@/lib/server/request/client-network';
import { sameSecret } from '@/lib/server/secret/same-secret';

/** Header that proves that this process has already seen the request. Only the process itself knows its value. */
export const relayHeader = 'x-peer-relay';

const secret = randomBytes(32).toString('base64url');

/**
 * Writes the address of the connection into each request before the framework sees it. Call it once, when the server
 * starts; the framework passes on headers but not the connection. A request that the framework sends to this server
 * itself (an action called on a page that does not own it, the page to which an action redirects) carries the headers of
 * the first one and keeps its address, because the connection would say that everybody is this machine.
 */
export function markPeerAddresses(): void {
  onArrival(({ request }) => {
    const proof = request.headers[relayHeader];
    if (typeof proof !== 'string' || !sameSecret(proof, secret)) {
      request.headers[peerAddressHeader] = request.socket.remoteAddress ?? '';
    }
    request.headers[relayHeader] = secret;
  });
}
