import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { peerAddressHeader } from '@/lib/request/client-network';
import { markPeerAddresses } from '@/lib/request/mark-peer';

it('overwrites what a visitor claims to be with the address of the connection', async () => {
  markPeerAddresses();
  const server = createServer((request, response) => {
    response.end(String(request.headers[peerAddressHeader]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  try {
    const answer = await fetch(`http://127.0.0.1:${address.port}/`, {
      headers: { [peerAddressHeader]: '203.0.113.9' },
    });
    expect(await answer.text()).toBe('127.0.0.1');
  } finally {
    server.close();
  }
});
