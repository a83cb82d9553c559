import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edgeHeaders, edgeReporter } from '@/lib/server/kept/edge';
import { loopbackServer } from '@/lib/testing/loopback';

/** Stands where nginx does. */
let reports: { readonly method: string; readonly response: ServerResponse }[];
let address: string;
let stop: () => Promise<unknown>;

beforeEach(async () => {
  reports = [];
  const { server, origin, close } = await loopbackServer();
  server.on('request', ({ method = '' }, response) => reports.push({ method, response }));
  address = `${origin}/purge`;
  stop = close;
});
afterEach(() => {
  vi.unstubAllEnvs();
  return stop();
});

const reported = (number: number) => vi.waitFor(() => expect(reports).toHaveLength(number), 10_000);

function answer(number: number, status: number): void {
  const response = reports[number]?.response;
  if (!response) throw new Error(`No report ${number} came.`);
  response.statusCode = status;
  response.end();
}

describe('reports to nginx', () => {
  it('are one at a time: however many changes come meanwhile, one more follows', async () => {
    const changed = edgeReporter(address);
    for (let change = 0; change < 500; change++) changed();
    await reported(1);
    for (let change = 0; change < 500; change++) changed();
    answer(0, 204);
    await reported(2);
    answer(1, 204);
    changed();
    await reported(3);
    expect(reports.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
    answer(2, 204);
  });

  it('are made again until nginx takes them', async () => {
    edgeReporter(address)();
    await reported(1);
    answer(0, 500);
    await reported(2);
    reports[1]?.response.destroy();
    await reported(3);
    answer(2, 204);
  });
});

describe('what nginx may keep', () => {
  it('is said only where nginx hears of changes', () => {
    expect(edgeHeaders()).toEqual([]);
    vi.stubEnv('EDGE_PURGE_URL', 'http://127.0.0.1:8089/purge, http://10.0.0.2:8089/purge');
    expect(edgeHeaders()).toEqual(['X-Accel-Expires', '10']);
  });
});
