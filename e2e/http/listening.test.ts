import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect } from 'vitest';
import { baseURL, test } from './http-test';

const port = Number(new URL(baseURL).port);

/** Whether the server under test accepts a connection at this address of its computer. */
function accepts(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const say = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => say(true)).once('error', () => say(false));
  });
}

/** Addresses at which a server on all addresses would answer. Linux answers at every 127.x.x.x. */
const others = [
  ...(process.platform === 'linux' ? ['127.0.0.2'] : []),
  ...Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address),
];

test.skipIf(others.length === 0)(
  'a server that nobody gave a HOST answers only its own machine',
  async () => {
    expect(await accepts('127.0.0.1')).toBe(true);
    for (const host of others) expect(await accepts(host), host).toBe(false);
  },
);
