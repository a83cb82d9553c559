// A server of its own, 300 connections for each kind of request.
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOwnServer } from '@/test/server/own-server';
import { until } from '@/test/server/until';

const connections = 300;
/** The server gives a request that does not arrive 30 s, and a head 10 s. */
const longestMs = 90_000;

let server: Awaited<ReturnType<typeof startOwnServer>>;

beforeAll(async () => {
  server = await startOwnServer({});
}, 120_000);

afterAll(() => server.stop(), 60_000);

/** The number of the server's sockets in the kernel in any state, without the listening one. */
async function serverSockets(): Promise<number> {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8')));
  const port = server.port.toString(16).toUpperCase().padStart(4, '0');
  const listening = '0A';
  // A closed socket waits for late packets without a process.
  const timeWait = '06';
  return tables
    .flatMap((table) => table.trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${port}`) && state !== listening && state !== timeWait)
    .length;
}

/** Opens a connection with the test's own text, and drops the server's answer. */
function say(words: string, allowHalfOpen = false): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen }, () => {
      socket.off('error', reject).on('error', () => undefined);
      socket.resume().write(words, () => resolve(socket));
    });
    socket.once('error', reject);
  });
}

const head = (start: string, ...fields: readonly string[]) =>
  `${[`${start} HTTP/1.1`, 'Host: localhost', ...fields].join('\r\n')}\r\n\r\n`;

const upgrade = ['Upgrade: websocket', 'Connection: Upgrade'];
const form = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 100'];

const requests = [
  ['an upgrade', head('GET /nope', ...upgrade)],
  ['an upgrade of a page', head('GET /contact', ...upgrade)],
  ['an upgrade by a post', head('POST /nope', ...upgrade, 'Content-Length: 0')],
  ['a tunnel', head('CONNECT localhost:80')],
  ['an unknown expectation', head('GET /nope', 'Expect: a-miracle')],
  ['a body that waits to be asked for', head('POST /contact', 'Expect: 100-continue', ...form)],
  ['half a head', 'GET /nope HTTP/1.1\r\nHost: loc'],
  ['a body that never comes', head('POST /contact', ...form)],
  ['a chunk that never ends', `${head('POST /nope', 'Transfer-Encoding: chunked')}ff\r\nabc`],
  ['nothing', ''],
] as const;

describe.skipIf(process.platform !== 'linux')('three hundred connections', () => {
  test.each(requests)('that say %s and hang up leave none behind', { timeout: 240_000 }, async (_, words) => {
    const sockets = await Promise.all(Array.from({ length: connections }, () => say(words)));
    for (const socket of sockets) socket.destroy();
    expect(await until(serverSockets, (count) => count === 0, longestMs)).toBe(0);
  });

  test.each(requests)(
    'that say %s and then nothing more are ended by the server',
    { timeout: 240_000 },
    async (_, words) => {
      const sockets = await Promise.all(Array.from({ length: connections }, () => say(words, true)));
      const ended = sockets.map(
        (socket) => new Promise((resolve) => socket.once('end', resolve).once('close', resolve)),
      );
      await Promise.all(ended);
      for (const socket of sockets) socket.destroy();
      expect(await until(serverSockets, (count) => count === 0, longestMs)).toBe(0);
    },
  );

  test('of each kind do not keep a stop waiting', { timeout: 120_000 }, async () => {
    const sockets = await Promise.all(
      requests.flatMap(([, words]) =>
        Array.from({ length: connections / requests.length }, () => say(words, true)),
      ),
    );
    const begun = performance.now();
    await server.stop();
    // The limit of the process itself is 25 s.
    expect(performance.now() - begun).toBeLessThan(15_000);
    for (const socket of sockets) socket.destroy();
    server = await startOwnServer({});
  });
});
