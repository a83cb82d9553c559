import { get } from 'node:http';
import { expect, it } from 'vitest';
import { markPeerAddresses, relayHeader } from '@/lib/server/next-internals/mark-peer';
import { peerAddressHeader } from '@/lib/server/request/client-network';
import { loopbackServer } from '@/lib/testing/loopback';

/** A server that sends each request on to itself once, like the framework, and reports the sender's address. */
const relayingServer = () =>
  loopbackServer(async (request, response) => {
    const { host, ...sent } = request.headers;
    if (request.url === '/relayed') {
      const headers = Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]);
      const answer = await fetch(`http://${host}/`, {
        headers: headers.filter(([name]) => name !== 'connection'),
      });
      response.end(await answer.text());
    } else response.end(String(sent[peerAddressHeader]));
  });

/** Sends a request from another address of this machine. */
function askFrom(localAddress: string, origin: string, path: string, headers = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { localAddress, headers }, async (response) => {
      resolve(Buffer.concat(await response.toArray()).toString());
    }).on('error', reject);
  });
}

it('keeps the address of a request that the server sends to itself, and of no other', async () => {
  markPeerAddresses();
  const server = await relayingServer();
  try {
    expect(await askFrom('127.0.0.80', server.origin, '/relayed')).toBe('127.0.0.80');
    // The last has as many letters as the true one, and more bytes.
    for (const proof of ['', 'A'.repeat(43), `${'A'.repeat(42)}é`]) {
      const forged = {
        [peerAddressHeader]: '203.0.113.9',
        [relayHeader]: proof,
        'x-action-forwarded': '1',
      };
      expect(await askFrom('127.0.0.80', server.origin, '/', forged)).toBe('127.0.0.80');
      expect(await askFrom('127.0.0.80', server.origin, '/relayed', forged)).toBe('127.0.0.80');
    }
  } finally {
    await server.close();
  }
});

it('overwrites the address that a visitor claims with that of the connection', async () => {
  markPeerAddresses();
  const server = await loopbackServer((request, response) => {
    response.end(String(request.headers[peerAddressHeader]));
  });
  try {
    const answer = await server.ask('/', { [peerAddressHeader]: '203.0.113.9' });
    expect(answer.body.toString()).toBe('127.0.0.1');
  } finally {
    await server.close();
  }
});
