import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { peerAddressHeader } from '@/lib/request/client-network';

/**
 * Writes the address of the connection into each request before the framework sees it. Called once, when the
 * server starts; the framework hands on headers but not the connection.
 */
export function markPeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (request instanceof IncomingMessage) {
      request.headers[peerAddressHeader] = request.socket.remoteAddress ?? '';
    }
  });
}
