// @ts-check
import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Header with the address of the other end of the connection; the framework itself prefers the visitor's `X-Forwarded-For`. */
export const peerAddressHeader = 'x-peer-address';

/** Header that proves that this process has already seen the request. Only the process itself knows its value. */
export const relayHeader = 'x-peer-relay';

const secret = randomBytes(32);

/**
 * Writes the address of the connection into a request, replacing a visitor's own header of this name. A
 * request that the framework sends to this server (an action called on a page that does not own it, the page
 * to which an action redirects) has the headers of the first one and keeps its address, because its own
 * connection comes from this computer.
 * @param {import('node:http').IncomingMessage} request
 */
export function markPeer({ headers, socket }) {
  const proof = Buffer.from(String(headers[relayHeader] ?? ''), 'base64url');
  const isOwn = proof.length === secret.length && timingSafeEqual(proof, secret);
  if (!isOwn) headers[peerAddressHeader] = socket.remoteAddress ?? '';
  headers[relayHeader] = secret.toString('base64url');
}
