import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { edgeFindings } from './edge';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('tells whether nginx takes reports, somebody else is there, or nobody', async () => {
  let status = 405;
  const server = createServer((_, response) => {
    response.statusCode = status;
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  vi.stubEnv('APP_URL', 'http://localhost:3000');
  expect(await edgeFindings()).toEqual([]);
  vi.stubEnv('APP_URL', 'https://www.example.in');
  expect(await edgeFindings()).toMatchObject([{ about: 'nginx', state: 'look' }]);
  vi.stubEnv('EDGE_PURGE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`);
  expect(await edgeFindings()).toMatchObject([{ about: 'nginx', state: 'ok' }]);
  status = 404;
  expect(await edgeFindings()).toMatchObject([{ state: 'wrong', says: expect.stringContaining('404') }]);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  expect(await edgeFindings()).toMatchObject([{ state: 'wrong' }]);
});
