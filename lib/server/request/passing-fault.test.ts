import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { announcePassingFault, keepNoPassingFaults } from '@/lib/server/request/passing-fault';
import { loopbackServer } from '@/lib/testing/loopback';

it('lets no cache keep the answer with a fault, and any cache the one beside it', async () => {
  keepNoPassingFaults();
  const server = await loopbackServer(async (request, response) => {
    response.setHeader('Cache-Control', 'public, s-maxage=60');
    await later();
    if (request.url === '/broken') announcePassingFault();
    if (request.url === '/gone') announcePassingFault(503);
    response.end();
  });
  try {
    const lifetimes = ['/broken', '/whole', '/broken', '/whole'].map(async (path) => {
      const { headers } = await fetch(`${server.origin}${path}`);
      return headers.get('cache-control');
    });
    const [kept, unkept] = ['public, s-maxage=60', 'private, no-store'];
    expect(await Promise.all(lifetimes)).toEqual([unkept, kept, unkept, kept]);
    const statuses = ['/gone', '/whole', '/broken'].map(async (path) => {
      const { status } = await fetch(`${server.origin}${path}`);
      return status;
    });
    expect(await Promise.all(statuses)).toEqual([503, 200, 200]);
  } finally {
    await server.close();
  }
});
